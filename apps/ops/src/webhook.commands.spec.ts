import type { Trial } from '@cotiza/notifications';
import type { Ops } from './ops';
import { endpoint } from './testing/samples';
import { runOps, type OpsContext } from './testing/fake-ops';

const crm = endpoint('crm');
const billing = endpoint('billing', 'https://billing.example/in?password=s3cret');

const with410 = (): OpsContext => ({
  held: { switchedOff: new Set(['billing']) },
  ops: { webhookEndpoints: () => [crm, billing] },
});

const answering = (trial: Trial): { ops: Partial<Ops> } => ({
  ops: {
    webhookEndpoints: () => [crm],
    trials: () => ({ webhook: () => Promise.resolve(trial), mail: () => Promise.reject(new Error('no mail')) }),
  },
});

it('ops webhooks list says which are switched off, and no password', async () => {
  const { exitCode, out } = await runOps('webhooks list', with410());
  expect(exitCode).toBe(0);
  expect(out.split('\n')).toEqual([
    'NAME     STATE  URL                           EVENTS',
    'crm      on     https://crm.example/hooks     cotizada, sin_ofertas',
    'billing  off    https://billing.example/in?…  cotizada, sin_ofertas',
    '',
  ]);
});

describe('ops webhooks on', () => {
  it('switches an endpoint on', async () => {
    const { exitCode, out, held } = await runOps('webhooks on billing', with410());
    expect(exitCode).toBe(0);
    expect(out).toBe('billing is on again.\n');
    expect(held.switchedOff.size).toBe(0);
  });

  it.each(['on', 'test'])('knows the registered ones only: %s', async (name) => {
    const { exitCode, err } = await runOps(`webhooks ${name} cmr`, with410());
    expect(exitCode).toBe(1);
    expect(err).toBe('WEBHOOKS_FILE registers no endpoint of this name. It registers: crm, billing.\n');
  });
});

describe('ops webhooks test', () => {
  it('prints the status and how long it took', async () => {
    const trial = { isDelivered: true, status: 204, tookMs: 31, error: null };
    const plain = await runOps('webhooks test crm', answering(trial));
    expect(plain.exitCode).toBe(0);
    expect(plain.out).toBe('crm: answered 204, 31 ms\n');
    const { document } = await runOps('webhooks test crm --json', answering(trial));
    expect(document()).toEqual({ name: 'crm', ...trial });
  });

  it.each([
    [{ status: 500, error: 'it answered HTTP 500' }, 'answered 500'],
    [{ status: null, error: 'ECONNREFUSED' }, 'no answer'],
  ])('fails with %j', async (answer, said) => {
    const trial = { isDelivered: false, tookMs: 5, ...answer };
    const { exitCode, out, err } = await runOps('webhooks test crm', answering(trial));
    expect(exitCode).toBe(1);
    expect(out).toBe(`crm: ${said}, 5 ms\n`);
    expect(err).toBe(`The test event was not delivered: ${answer.error}.\n`);
  });
});
