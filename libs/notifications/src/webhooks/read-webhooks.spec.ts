import { faultsThrown } from '@cotiza/kernel/testing';
import fc from 'fast-check';
import { inspect } from 'node:util';
import { TEST_SECRET } from '../testing';
import { readWebhooks } from './read-webhooks';
import { WEBHOOK_EVENTS } from './webhook-endpoint';

const ENTRY = { name: 'crm', url: 'https://crm.example/hooks', secret: TEST_SECRET, events: 'all' };

const faultsOf = (entries: readonly unknown[], environment: Record<string, string> = {}) =>
  faultsThrown(() => readWebhooks({ webhooks: entries }, environment));

describe('the file of webhook endpoints', () => {
  it('names the events of each endpoint, with secrets from the environment', () => {
    const url = 'https://crm.example/hooks?team=motor';
    const events = ['cotizacion.cotizada', 'cotizacion.correo_fallido'];
    const [crm, bi, ...others] = readWebhooks(
      {
        webhooks: [
          { ...ENTRY, url, secret: 'env:CRM_SECRET' },
          { ...ENTRY, name: 'bi-loader', events },
        ],
      },
      { CRM_SECRET: `${TEST_SECRET}\n` },
    );
    expect(others).toEqual([]);
    expect({ ...crm, key: undefined }).toEqual({ name: 'crm', url, events: new Set(WEBHOOK_EVENTS) });
    expect({ name: bi!.name, events: [...bi!.events] }).toEqual({ name: 'bi-loader', events });
    expect(crm!.key.equals(bi!.key)).toBe(true);
  });

  it('gives keys that are not printed', () => {
    const read = readWebhooks({ webhooks: [ENTRY] }, {});
    const printed = `${JSON.stringify(read)}${inspect(read)}`;
    expect(printed).toContain('crm');
    expect(printed).not.toContain(TEST_SECRET.slice(6, 20));
  });

  it('is refused with all its errors at once', () => {
    const entries = [
      { name: 'CRM', url: 'http://crm.example/', secret: 'whsec_c2hvcnQ=', events: [] },
      ENTRY,
      { ...ENTRY, colour: 'red', events: ['cotizacion.cotizada', 'otra'] },
      { name: 'no-secret', url: 'https://a.example' },
      'crm',
      { ...ENTRY, name: 'from-environment', secret: 'env:MISSING' },
      { ...ENTRY, name: 'bad-variable', secret: 'env:BAD' },
    ];
    const secret =
      'must be whsec_ and the base64 of 24 to 64 bytes, or env: and the name, in upper case, of a variable that holds that';
    const events =
      'must be all, or a list of cotizacion.cotizada, cotizacion.sin_ofertas, cotizacion.actualizada, cotizacion.correo_entregado, cotizacion.correo_fallido, cotizacion.oferta_elegida, solicitud.cotizada';
    expect(faultsOf(entries, { BAD: 'hunter2' })).toEqual([
      'webhooks must differ in name: [2] repeats that of [1]',
      'webhooks[0].name must be in kebab-case, 1 to 40 characters',
      'webhooks[0].url must be an https:// address, or http:// on this machine, without credentials and without #',
      `webhooks[0].secret ${secret}`,
      `webhooks[0].events ${events}`,
      'webhooks[2].colour is not a setting',
      `webhooks[2].events ${events}`,
      'webhooks[3].secret is missing',
      'webhooks[3].events is missing',
      'webhooks[4] must be an object',
      'webhooks[5].secret names the variable MISSING, which is not set',
      `webhooks[6].secret names the variable BAD, which does not hold a secret: it ${secret}`,
    ]);
  });

  it.each([
    'https://user:pass@crm.example/',
    'https://crm.example/#part',
    'http://localhost.crm.example/',
    'http://10.0.0.1/',
    'ftp://crm.example/',
    'crm.example',
    '',
  ])('refuses the address %s', (url) => expect(faultsOf([{ ...ENTRY, url }])).toHaveLength(1));

  it.each([
    'http://localhost:8080/x',
    'http://127.0.0.1/',
    'http://127.10.20.30/',
    'http://[::1]:80/',
    'https://10.0.0.1/',
  ])('takes the address %s', (url) => expect(faultsOf([{ ...ENTRY, url }])).toEqual([]));
});

describe('a secret', () => {
  const base64 = fc.uint8Array({ minLength: 0, maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('base64'));

  it('has 24 to 64 bytes', () => {
    fc.assert(
      fc.property(base64, (text) => {
        const bytes = Buffer.from(text, 'base64').length;
        const faults = faultsOf([{ ...ENTRY, secret: `whsec_${text}` }]);
        expect(faults.length).toBe(bytes >= 24 && bytes <= 64 ? 0 : 1);
      }),
    );
  });

  it('is never quoted, wherever it is written', () => {
    const place = fc.constantFrom('name', 'url', 'secret', 'events');
    const disguise = fc.constantFrom(
      (secret: string) => secret,
      (secret: string) => `${secret}!`,
      (secret: string) => `env:${secret}`,
      (secret: string) => [secret],
      (secret: string) => ({ [secret]: secret }),
    );
    fc.assert(
      fc.property(place, disguise, base64, (key, hide, text) => {
        const secret = `whsec_${text}marked`;
        const entry = { ...ENTRY, [key]: hide(secret) };
        expect(faultsOf([entry, secret]).join()).not.toContain('marked');
      }),
    );
  });
});
