import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpReceiver, webhookReceiver } from '@cotiza/notifications/testing';
import { keptMails } from './kept-mails';
import { askedTimes, ending, startProcess, type ServiceProcess } from './service-process';
import { until } from './until';
import { writeWebhooks } from './webhooks-file';

/** Ten seconds plus the delay of a slow machine; a hanging delivery would take minutes. */
const ENDS_WITHIN_MS = 40_000;

let folder: string;
const closing: (() => unknown)[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cotiza-deliveries-'))));
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await startProcess(folder, environment);
  closing.push(() => service.child.kill('SIGKILL'));
  return service;
}

/** Requests a number of quotations, and expects that all are made. @returns their references */
async function quotedTimes(service: ServiceProcess, times: number): Promise<string[]> {
  const answers = await askedTimes(service, times);
  return answers.map((answer) => {
    expect(answer).toMatch(/^COT-/);
    return String(answer);
  });
}

it('writes e-mails and posts webhooks, once each, and says so in the log of the process', async () => {
  const receiver = await webhookReceiver();
  closing.push(receiver.close);
  const service = await start(writeWebhooks(join(folder, 'webhooks.yaml'), receiver.url));
  const references = await quotedTimes(service, 40);
  await until(() => receiver.received.length >= 80);
  const names = references.map((reference) => join(folder, 'mail', `${reference}.eml`));
  expect(keptMails({ folder }).sort()).toEqual(names.sort());
  const delivered = () => service.log().filter(({ msg }) => msg === 'message delivered');
  await until(() => delivered().length === 120);
  expect(new Set(delivered().map(({ message }) => message)).size).toBe(120);
  expect(await ending(service.child)).toBeLessThan(ENDS_WITHIN_MS);
  expect(receiver.received).toHaveLength(80);
  expect(service.log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

it('leaves to the next start what it had no time for, and loses and repeats nothing', async () => {
  const smtp = await smtpReceiver();
  closing.push(smtp.close);
  const environment = { SMTP_URL: smtp.url, PURCHASE_URL: 'https://tienda.example/comprar' };
  const before = await start(environment);
  const references = await quotedTimes(before, 150);
  expect(await ending(before.child)).toBeLessThan(ENDS_WITHIN_MS);
  const after = await start(environment);
  await until(() => smtp.received.length >= references.length);
  expect(await ending(after.child)).toBeLessThan(ENDS_WITHIN_MS);
  const sent = smtp.received.map(({ source }) => /^Message-ID: <(COT-[^@]+)@/m.exec(source)?.[1]);
  expect(sent.sort()).toEqual([...references].sort());
});

it('ends within ten seconds although its mail server never answers', async () => {
  const silent = createServer((socket) => void closing.push(() => socket.destroy()));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  closing.push(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const service = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const connected = once(silent, 'connection');
  await quotedTimes(service, 1);
  await connected;
  expect(await ending(service.child)).toBeLessThan(ENDS_WITHIN_MS);
});
