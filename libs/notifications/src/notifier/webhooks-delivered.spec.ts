import { Webhook } from 'standardwebhooks';
import { quiet, TEST_SECRET, until, webhookEndpoint, webhookReceiver, type WebhookReceiver } from '../testing';
import { addMails, notifierBench, webhooksTo, type NotifierBench } from '../testing/notifier-bench';
import type { Notifier } from './start-notifier';

// Real servers answer in real time, on a machine that may be busy.
jest.setTimeout(30_000);

let bench: NotifierBench;
let notifier: Notifier;
let receiver: WebhookReceiver;
type Respond = NonNullable<Parameters<typeof webhookReceiver>[0]>;
let respond: Respond;

const answer =
  (status: number, headers = {}): Respond =>
  (_webhook, _request, response) =>
    response.writeHead(status, headers).end();

beforeEach(async () => {
  bench = notifierBench();
  respond = answer(204);
  receiver = await webhookReceiver((...all) => respond(...all));
});
afterEach(async () => {
  const stopping = notifier.stop();
  await receiver.close();
  await stopping;
  expect(bench.clock.pending()).toBe(0);
});

const start = (...names: string[]) => {
  const endpoints = names.map((name) => webhookEndpoint({ name, url: receiver.url }));
  notifier = bench.start({ endpoints });
};
const states = () => [...bench.outbox.messages.values()].map(({ state }) => state);
const settled = () => [...bench.outbox.messages.values()].filter(({ attempts }) => attempts > 0).length;
const first = () => [...bench.outbox.messages.values()][0]!;

describe('a webhook', () => {
  it('arrives as it was written, under the id of its message, and is genuine', async () => {
    start('crm');
    const [message] = webhooksTo('crm', 1);
    bench.outbox.add(message!);
    await until(() => states()[0] === 'delivered');
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    expect(body).toBe(message!.payload);
    expect(headers['webhook-id']).toBe(message!.id);
    const stamp = Number(headers['webhook-timestamp']) * 1000;
    expect(stamp).toBe(bench.clock.now());
    jest.useFakeTimers({ now: stamp });
    expect(new Webhook(TEST_SECRET).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    jest.useRealTimers();
  });

  it.each([302, 400, 404, 500])('that is answered %d comes again, the same', async (status) => {
    respond = answer(status);
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    expect(first()).toMatchObject({ state: 'pending', attempts: 1, reason: `HTTP ${status}` });
    respond = answer(200);
    await bench.pass(10_000, 1000);
    await until(() => states()[0] === 'delivered');
    expect(receiver.received.map(({ body }) => body)).toEqual([first().payload, first().payload]);
    expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
  });

  it.each([
    [429, '120', 120],
    [503, '3600', 3600],
    [503, '999999', 6 * 3600],
    [503, 'soon', 5],
    [500, '120', 5],
  ])('answered %d with Retry-After %s waits %d seconds', async (status, retryAfter, seconds) => {
    respond = answer(status, { 'retry-after': retryAfter });
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    expect(first().dueAt - bench.clock.now()).toBe(seconds * 1000);
  });

  it('for an endpoint that nobody has registered waits for one', async () => {
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
    await until(() => settled() === 3);
    expect(states()).toEqual(['dead', 'pending', 'delivered']);
    expect(receiver.received).toHaveLength(2);
  });

  it('is left in peace also when that cannot be written down', async () => {
    respond = answer(410);
    bench.outbox.switchOff = () => Promise.reject(new Error('down'));
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    bench.outbox.add(...webhooksTo('crm', 2));
    await until(() => settled() === 2);
    expect(receiver.received).toHaveLength(1);
    expect(bench.reports).toContainEqual(['outbox unavailable', { step: 'switch an endpoint off', error: 'Error' }]);
  });

  it('has what waited soon after it is switched on', async () => {
    bench.outbox.off.set('crm', 'by the operator');
    start('crm');
    bench.outbox.add(...webhooksTo('crm', 1));
    await until(() => settled() === 1);
    bench.outbox.off.clear();
    await bench.pass(602_000, 1000);
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
  const slow = (count: number) => webhooksTo('slow', count).map((message) => ({ ...message, payload: '"slow"' }));

  it('has so many attempts under way and no more, and stops nobody else', async () => {
    start('slow', 'quick');
    bench.outbox.add(...slow(150));
    await until(() => receiver.received.length === 16);
    addMails(bench, 30);
    bench.outbox.add(...webhooksTo('quick', 30));
    await bench.pass(5000, 1000);
    const others = () => [...bench.outbox.messages.values()].filter(({ target }) => target !== 'slow');
    await until(() => others().length === 90 && others().every(({ state }) => state === 'delivered'));
    expect(receiver.received.filter(({ body }) => body === '"slow"')).toHaveLength(16);
  });

  it('gets back what it has no room for, for a few seconds', async () => {
    start('slow', 'quick');
    bench.outbox.add(...slow(450));
    await until(() => receiver.received.length === 16);
    await bench.pass(4000, 1000);
    const backAgain = [...bench.outbox.messages.values()].filter(({ reason }) => reason?.includes('too slow'));
    expect(backAgain.length).toBeGreaterThan(0);
    for (const { dueAt } of backAgain) expect(dueAt - bench.clock.now()).toBeLessThanOrEqual(10_000);
  });

  it('gives nothing a turn whose lease would not last', async () => {
    start('slow');
    bench.outbox.add(...slow(100));
    await until(() => receiver.received.length === 16);
    bench.clock.advance(61_000);
    await until(() => settled() > 16);
    const late = [...bench.outbox.messages.values()].filter(
      ({ reason }) => reason === 'it waited too long for its turn',
    );
    expect(late.length).toBeGreaterThan(50);
  });
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
