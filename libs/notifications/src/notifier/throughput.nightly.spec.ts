import { systemClock } from '@cotiza/kernel';
import { memoryOutbox } from '@cotiza/messages/testing';
import { smtpMailer } from '../mail/smtp.mailer';
import { smtpReceiver, webhookEndpoint, webhookReceiver } from '../testing';
import { addMails, notifierBench, webhooksTo } from '../testing/notifier-bench';

const COUNT = 600;
/** Far below the usual few hundred, for a slow machine. One poll for each message would give one. */
const LEAST_PER_SECOND = 5;

/** Returns the messages per second until all are delivered. */
async function rateOf(isDone: () => boolean, count: number): Promise<number> {
  const startedAt = performance.now();
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 2));
  return count / ((performance.now() - startedAt) / 1000);
}

function realTimeBench() {
  const bench = notifierBench();
  const clock = systemClock();
  const outbox = memoryOutbox(clock);
  return { bench: { ...bench, outbox }, changes: { clock, outbox, endpointSwitches: outbox } };
}

it('e-mails leave as fast as a server takes them', async () => {
  const receiver = await smtpReceiver();
  const { bench, changes } = realTimeBench();
  const mailer = smtpMailer(receiver.url, changes.clock);
  const notifier = bench.start({ ...changes, mailer });
  addMails(bench, COUNT);
  const rate = await rateOf(() => receiver.received.length === COUNT, COUNT);
  process.stdout.write(`e-mails: ${Math.round(rate)} a second\n`);
  expect(rate).toBeGreaterThan(LEAST_PER_SECOND);
  await notifier.stop();
  mailer.close();
  await receiver.close();
});

it('webhooks leave as fast as a receiver takes them', async () => {
  const receiver = await webhookReceiver();
  const { bench, changes } = realTimeBench();
  const endpoints = ['crm', 'bi'].map((name) => webhookEndpoint({ name, url: receiver.url }));
  const notifier = bench.start({ ...changes, endpoints });
  for (const { name } of endpoints) bench.outbox.add(...webhooksTo(name, COUNT));
  const rate = await rateOf(() => receiver.received.length === 2 * COUNT, 2 * COUNT);
  process.stdout.write(`webhooks: ${Math.round(rate)} a second, over ${receiver.connections()} connections\n`);
  expect(rate).toBeGreaterThan(LEAST_PER_SECOND);
  expect(receiver.connections()).toBeLessThan(100);
  await notifier.stop();
  await receiver.close();
});
