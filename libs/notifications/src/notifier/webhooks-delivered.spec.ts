import { archivedQuote } from '@cotiza/quoting/testing';
import { webhookMessages } from '../messages/messages-for';
import { quiet, until, webhookEndpoint, webhookReceiver, type WebhookReceiver } from '../testing';
import { addMails, notifierBench, webhooksTo, type NotifierBench } from '../testing/notifier-bench';
import type { Notifier } from './start-notifier';

let bench: NotifierBench;
let notifier: Notifier;
let receiver: WebhookReceiver;
type Respond = NonNullable<Parameters<typeof webhookReceiver>[0]>;
let respond: Respond;
/** Webhooks sent, webhooks answered, and answers received. */
let left: number;
let answered: number;
let returned: number;

const answer =
  (status: number, headers = {}): Respond =>
  (_webhook, _request, response) =>
    response.writeHead(status, headers).end();

beforeEach(async () => {
  bench = notifierBench();
  respond = answer(204);
  [left, answered, returned] = [0, 0, 0];
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    left += 1;
    const response = await fetch(...asked);
    returned += 1;
    return response;
  });
  receiver = await webhookReceiver((webhook, request, response) => {
    response.once('finish', () => (answered += 1));
    respond(webhook, request, response);
  });
});
afterEach(async () => {
  const stopping = notifier.stop();
  await receiver.close();
  await stopping;
  jest.restoreAllMocks();
  expect(bench.clock.pending()).toBe(0);
});

const start = (...names: string[]) => {
  const endpoints = names.map((name) => webhookEndpoint({ name, url: receiver.url }));
  notifier = bench.start({ endpoints });
};
const isStill = () => left === receiver.received.length && answered === returned;
/** Lets time pass in steps, each after every webhook has arrived and every answer is back, however slow the machine is. */
const pass = async (ms: number, stepMs = ms) => {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await bench.pass(Math.min(stepMs, ms - passed));
    while (!isStill()) {
      await until(isStill);
      await quiet();
    }
  }
};
const states = () => [...bench.outbox.messages.values()].map(({ state }) => state);
const settled = () => [...bench.outbox.messages.values()].filter(({ attempts }) => attempts > 0).length;
/** Messages that were handled, with an attempt or without. */
const looked = () =>
  [...bench.outbox.messages.values()].filter(({ state, reason }) => state === 'delivered' || reason !== null).length;
const first = () => [...bench.outbox.messages.values()][0]!;

describe('a webhook', () => {
  it('says what is kept of its quotation, each time the same', async () => {
    start('crm');
    respond = answer(500);
    const { reference, result } = archivedQuote();
    bench.outbox.add(...webhookMessages([webhookEndpoint({ name: 'crm' })], 'cotizacion.cotizada', reference, 0));
    await until(() => settled() === 1);
    respond = answer(204);
    await pass(60_000, 1000);
    expect(states()).toEqual(['delivered']);
    const [one, other] = receiver.received.map(({ body }) => body);
    expect(JSON.parse(one!)).toMatchObject({
      type: 'cotizacion.cotizada',
      timestamp: '1970-01-01T00:00:00.000Z',
      data: { referencia: reference, ofertas: result.ofertas },
    });
    expect(other).toBe(one);
  });

  it('is not sent once its quotation is erased, and its endpoint stays on', async () => {
    start('crm');
    bench.outbox.add(...webhookMessages([webhookEndpoint({ name: 'crm' })], 'cotizacion.cotizada', 'COT-GONE', 0));
    await until(() => states()[0] === 'dead');
    expect(first().reason).toBe('the quotation is no longer kept');
    expect(receiver.received).toEqual([]);
    expect([...bench.outbox.off]).toEqual([]);
  });

  it.each([302, 400, 404, 500])('that is answered %d comes again, the same', async (status) => {
    respond = answer(status);
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    expect(first()).toMatchObject({ state: 'pending', attempts: 1, reason: `HTTP ${status}` });
    respond = answer(200);
    await pass(10_000, 1000);
    await until(() => states()[0] === 'delivered');
    expect(receiver.received.map(({ body }) => body)).toEqual([first().payload, first().payload]);
    expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
  });

  it.each([
    [429, '120', 120],
    [503, '3600', 3600],
    [500, '120', 5],
  ])('answered %d with Retry-After %s waits %d seconds', async (status, retryAfter, seconds) => {
    respond = answer(status, { 'retry-after': retryAfter });
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    expect(first().dueAt - bench.clock.now()).toBe(seconds * 1000);
  });

  it('for an unregistered endpoint waits for one', async () => {
    start('crm');
    bench.outbox.add(...webhooksTo('unknown', 1));
    await quiet();
    expect(first()).toMatchObject({ state: 'pending', reason: 'the endpoint is not registered' });
    expect(receiver.received).toEqual([]);
  });
});

describe('an endpoint that answers 410', () => {
  it('is switched off, and what is due for it waits', async () => {
    respond = answer(410);
    start('crm', 'bi');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    expect(first()).toMatchObject({ state: 'dead', reason: 'HTTP 410' });
    expect([...bench.outbox.off]).toEqual([['crm', 'HTTP 410']]);
    expect(bench.reports.map(([event]) => event)).toEqual(['webhook endpoint switched off', 'message dead']);
    respond = answer(204);
    bench.outbox.add(...webhooksTo('crm', 2).slice(1), ...webhooksTo('bi', 1));
    await until(() => looked() === 3);
    expect(states()).toEqual(['dead', 'pending', 'delivered']);
    expect(receiver.received).toHaveLength(2);
  });

  it('gets nothing also when that cannot be written down', async () => {
    respond = answer(410);
    bench.outbox.switchOff = () => Promise.reject(new Error('down'));
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    bench.outbox.add(...webhooksTo('crm', 2));
    await until(() => looked() === 2);
    expect(settled()).toBe(1);
    expect(receiver.received).toHaveLength(1);
    expect(bench.reports).toContainEqual(['outbox unavailable', { step: 'switch an endpoint off', error: 'Error' }]);
  });

  it('has what waited soon after it is switched on', async () => {
    bench.outbox.off.set('crm', 'by the operator');
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => looked() === 1);
    expect(settled()).toBe(0);
    bench.outbox.off.clear();
    await pass(602_000, 1000);
    await until(() => states()[0] === 'delivered');
  });
});

it('switches that cannot be read stay as they were', async () => {
  start('crm');
  bench.outbox.switchedOff = () => Promise.reject(new Error('down'));
  bench.outbox.add(...webhooksTo('crm', 1));
  await until(() => states()[0] === 'delivered');
  expect(bench.reports[0]).toEqual(['outbox unavailable', { step: 'read the switches', error: 'Error' }]);
});

describe('a receiver that does not answer', () => {
  beforeEach(() => {
    respond = (webhook, ...rest) => {
      if (!webhook.body.includes('"slow"')) answer(204)(webhook, ...rest);
    };
  });
  const SLOW = '{"data":"slow"}';
  const slow = (count: number) => webhooksTo('slow', count).map((message) => ({ ...message, payload: SLOW }));

  it('has a limited number of attempts in progress, and does not delay other endpoints', async () => {
    start('slow', 'quick');
    bench.outbox.add(...slow(150));
    await until(() => receiver.received.length === 16);
    addMails(bench, 30);
    bench.outbox.add(...webhooksTo('quick', 30));
    await pass(5000, 1000);
    const others = () => [...bench.outbox.messages.values()].filter(({ target }) => target !== 'slow');
    await until(() => others().length === 90 && others().every(({ state }) => state === 'delivered'));
    expect(receiver.received.filter(({ body }) => body === SLOW)).toHaveLength(16);
  });

  it('gets nothing after some failures, tried by one at a time, and has everything when it is back', async () => {
    start('slow');
    bench.outbox.add(...slow(100));
    await until(() => receiver.received.length === 16);
    await pass(10_000, 1000);
    await until(() => settled() === 16);
    expect(bench.reports.filter(([event]) => event === 'webhook endpoint does not answer')).toEqual([
      ['webhook endpoint does not answer', { endpoint: 'slow', reason: 'no answer within 10 s' }],
    ]);
    await pass(9000, 1000);
    expect(receiver.received).toHaveLength(16);
    await pass(2000, 1000);
    await until(() => receiver.received.length === 17);
    await pass(3000, 1000);
    expect(receiver.received).toHaveLength(17);
    respond = answer(204);
    await pass(60_000, 1000);
    await until(() => states().every((state) => state === 'delivered'));
  });
});

it('endpoints that hang keep nothing from the others, however much is due for them', async () => {
  const hanging = Array.from({ length: 8 }, (_, index) => `hanging-${index}`);
  respond = (webhook, ...rest) => {
    if (!webhook.body.includes('"hangs"')) answer(204)(webhook, ...rest);
  };
  start(...hanging, 'healthy');
  const due = hanging.flatMap((name) => webhooksTo(name, 300));
  bench.outbox.add(...due.map((message) => ({ ...message, payload: '{"data":"hangs"}' })));
  bench.outbox.add(...webhooksTo('healthy', 300));
  const healthy = () => [...bench.outbox.messages.values()].filter(({ target }) => target === 'healthy');
  // Too short for any hanging attempt to end.
  await pass(9000, 500);
  await until(() => healthy().every(({ state }) => state === 'delivered'));
  expect(settled()).toBe(300);
});

it('an endpoint that fails for 60 hours is switched off, with a report, before its messages are given up', async () => {
  respond = answer(500);
  start('crm');
  bench.outbox.add(...webhooksTo('crm', 1));
  for (let hour = 0; hour < 61 && bench.outbox.off.size === 0; hour++) {
    const before = receiver.received.length;
    await pass(1000);
    await pass(3_599_000);
    await until(() => settled() === 1 && first().attempts === receiver.received.length);
    expect(receiver.received.length).toBeGreaterThanOrEqual(before);
  }
  await pass(6 * 3_600_000, 1_800_000);
  await until(() => bench.outbox.off.size === 1);
  expect([...bench.outbox.off]).toEqual([['crm', 'nothing delivered for 60 hours: HTTP 500']]);
  expect(bench.reports).toContainEqual([
    'webhook endpoint switched off',
    { endpoint: 'crm', reason: 'nothing delivered for 60 hours: HTTP 500' },
  ]);
  expect(first().state).toBe('pending');
});

it('a notifier that is stopped aborts webhooks that hang', async () => {
  respond = () => undefined;
  start('crm');
  bench.outbox.add(...webhooksTo('crm', 20));
  await until(() => receiver.received.length === 16);
  const stopping = notifier.stop();
  await bench.pass(3000);
  await stopping;
  const reasons = [...bench.outbox.messages.values()].map(({ attempts, reason }) => `${attempts} ${reason}`);
  expect(new Set(reasons)).toEqual(
    new Set(['1 broken off: the notifier stopped', '0 the notifier stopped before its turn']),
  );
});

it('no more webhooks are under way, to all endpoints together, than is good for the machine', async () => {
  respond = () => undefined;
  const names = Array.from({ length: 6 }, (_, index) => `endpoint-${index}`);
  start(...names);
  bench.outbox.add(...names.flatMap((name) => webhooksTo(name, 16)));
  await until(() => receiver.received.length === 64);
  await quiet();
  expect(receiver.received).toHaveLength(64);
});
