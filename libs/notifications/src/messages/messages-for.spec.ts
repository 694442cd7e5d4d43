import { manualClock } from '@cotiza/kernel';
import { MAIL_DEFERRED } from '@cotiza/quoting';
import {
  archivedQuote,
  TEST_TOKEN,
  offerIdOf,
  quoteResult,
  TEST_INSTANT,
  TEST_REFERENCE,
} from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { recordedQuote, webhookEndpoint } from '../testing';
import { WEBHOOK_EVENTS } from '../webhooks/webhook-endpoint';
import {
  mailContentIn,
  messagesFor,
  messagesForChoices,
  messagesForUpdates,
  isWholeText,
  webhookMessageId,
  webhookTextOf,
} from './messages-for';

const clock = manualClock(TEST_INSTANT);
const crm = webhookEndpoint();
const onlyQuoted = webhookEndpoint({ name: 'bi', events: new Set(['cotizacion.cotizada']) });

describe('the messages of a quotation with offers', () => {
  it('are the e-mail and a webhook for each endpoint that wants it', () => {
    const messages = messagesFor([crm, onlyQuoted], clock)(recordedQuote(), TEST_TOKEN);
    expect(messages.map(({ payload: _payload, ...message }) => message)).toEqual([
      mail(`${TEST_REFERENCE}_correo`),
      webhook(`${TEST_REFERENCE}_cotizada_crm`, 'crm', 'cotizacion.cotizada'),
      webhook(`${TEST_REFERENCE}_cotizada_bi`, 'bi', 'cotizacion.cotizada'),
    ]);
    expect(JSON.parse(messages[0]!.payload)).toEqual({ token: TEST_TOKEN });
  });

  it('leave the e-mail until its ceiling lets it leave, whatever comes meanwhile', () => {
    const later = clock.now() + 3_600_000;
    const deferred = { ...recordedQuote(), mailNotBefore: later };
    const [mail, ...others] = messagesFor([crm], clock)(deferred, TEST_TOKEN);
    expect(mail).toMatchObject({ kind: 'email', notBefore: later, waitsFor: MAIL_DEFERRED });
    expect(others).toMatchObject([{ kind: 'webhook' }]);
    const view = { siguiente_paso: '', aviso: '', sin_respuesta: [], pendientes: ['Faro'], consulta: 'c' };
    const pending = { until: clock.now() + 60_000, view };
    expect(messagesFor([crm], clock)({ ...deferred, pending }, TEST_TOKEN)[0]).toMatchObject({ notBefore: later });
  });

  it('are, for a revision, the webhooks and the e-mail of its series after ten quiet minutes', () => {
    const revised = { ...recordedQuote(), isMailed: false, series: 'COT-0000000001' };
    const [message, ...others] = messagesFor([crm], clock)(revised, null);
    expect(message).toMatchObject({ reference: 'COT-0000000001', kind: 'email', notBefore: clock.now() + 600_000 });
    expect(mailContentIn(message!.payload)).toEqual({ revision: TEST_REFERENCE });
    expect(others.map(({ kind }) => kind)).toEqual(['webhook']);
  });

  it('are the webhooks alone beyond the limit of e-mails', () => {
    const withheld = { ...recordedQuote(), isMailed: false };
    expect(messagesFor([crm], clock)(withheld, null).map(({ kind }) => kind)).toEqual(['webhook']);
  });

  it('tell the endpoints all of the result that the caller may pass on', () => {
    const result = quoteResult();
    const [, message] = messagesFor([crm], clock)(recordedQuote(result), TEST_TOKEN);
    const { referencia, client_reference, ramo, estado, mejor_precio, ofertas } = result;
    expect(JSON.parse(webhookTextOf(message!.payload, result))).toEqual({
      type: 'cotizacion.cotizada',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: { referencia, client_reference, ramo, estado, mejor_precio, ofertas },
    });
  });
});

describe('the messages of a quotation whose insurers may still answer', () => {
  const until = clock.now() + 60_000;
  const view = { siguiente_paso: '', aviso: '', sin_respuesta: [], pendientes: ['Faro'], consulta: 'c' };
  const quote = { ...recordedQuote(), pending: { until, view } };
  const messages = messagesFor([crm, onlyQuoted], clock)(quote, TEST_TOKEN);

  it('wait for them, but for the prices that are there, whose text no late offer changes', () => {
    expect(messages.map(({ id, notBefore }) => [id, notBefore])).toEqual([
      [`${TEST_REFERENCE}_correo`, until],
      [`${TEST_REFERENCE}_actualizada_crm`, until],
      [`${TEST_REFERENCE}_cotizada_crm`, undefined],
      [`${TEST_REFERENCE}_cotizada_bi`, undefined],
    ]);
    const { payload } = messages[2]!;
    expect(isWholeText(payload)).toBe(true);
    expect(JSON.parse(payload)).toMatchObject({ data: { pendientes: ['Faro'] } });
    expect(payload).not.toContain('consulta');
  });

  it('are the same of the update once it is complete', () => {
    expect(messagesForUpdates([crm, onlyQuoted], clock)(quote).map(({ id }) => id)).toEqual([messages[1]!.id]);
  });
});

describe('the messages of a choice', () => {
  const quote = archivedQuote();
  const offer = quote.result.ofertas[1]!;

  it('are a webhook for each endpoint that wants it, with ids alone', () => {
    const [message, ...others] = messagesForChoices([crm, onlyQuoted], clock)(quote, offer, 2);
    expect(others).toEqual([]);
    expect(message).toMatchObject(
      webhook(`${TEST_REFERENCE}_oferta_elegida-2_crm`, 'crm', 'cotizacion.oferta_elegida'),
    );
    expect(isWholeText(message!.payload)).toBe(true);
    expect(JSON.parse(message!.payload)).toEqual({
      type: 'cotizacion.oferta_elegida',
      timestamp: '2026-11-21T09:00:00.000Z',
      data: {
        referencia: TEST_REFERENCE,
        client_reference: 'caso-2041',
        ramo: 'Car',
        oferta_id: offerIdOf(1),
        eleccion: 2,
      },
    });
  });
});

const nothing = recordedQuote(quoteResult([]));

it('the messages of a quotation without offers are webhooks only', () => {
  const [message, ...others] = messagesFor([crm, onlyQuoted], clock)(nothing, null);
  expect(others).toEqual([]);
  expect(message).toMatchObject(webhook(`${TEST_REFERENCE}_sin_ofertas_crm`, 'crm', 'cotizacion.sin_ofertas'));
});

const drafts = webhookEndpoint({ name: 'drafts', events: new Set(['solicitud.cotizada']) });
const draft = { id: 'aZ09_-', version: 1, consent: { text: 'Acepto.', at: 0 }, offersToken: 'token' };

it.each([
  ['offers', quoteResult()],
  ['none', quoteResult([])],
])(
  'the messages of a quotation that completes a draft also say so, with %s, by its handle and without anything personal',
  (_name, result) => {
    const messages = messagesFor([drafts], clock)({ ...recordedQuote(result), draft }, 'token');
    const message = messages.at(-1)!;
    expect(message).toMatchObject({ id: `${TEST_REFERENCE}_solicitud-cotizada_drafts`, event: 'solicitud.cotizada' });
    const { referencia, client_reference, ramo, estado, mejor_precio, ofertas } = result;
    expect((JSON.parse(message.payload) as { data: unknown }).data).toEqual({
      solicitud_id: draft.id,
      ...{ referencia, client_reference, ramo, estado, mejor_precio, ofertas },
    });
  },
);

describe('the id of a webhook', () => {
  const reference = fc.stringMatching(/^COT-[0-9A-HJKMNP-TV-Z]{10}$/);
  const name = fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4}){0,2}$/);
  const event = fc.constantFrom(...WEBHOOK_EVENTS);
  const parts = fc.tuple(reference, event, name);

  it('is that of one event for one endpoint, and never that of an e-mail', () => {
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        expect(webhookMessageId(...one) === webhookMessageId(...other)).toBe(`${one}` === `${other}`);
        expect(webhookMessageId(...one)).not.toBe(`${one[0]}_correo`);
        expect(webhookMessageId(...one)).toMatch(/^[\w-]+$/);
      }),
    );
  });
});

const mail = (id: string) => ({
  id,
  reference: TEST_REFERENCE,
  kind: 'email',
  target: null,
  event: 'cotizacion.cotizada',
});
const webhook = (id: string, target: string, event: string) => ({
  id,
  reference: TEST_REFERENCE,
  kind: 'webhook',
  target,
  event,
});
