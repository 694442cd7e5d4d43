import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderPerTest } from '@cotiza/kernel/testing';
import { JSON_TYPE, QUOTES, until } from './running-service';
import { ROOT, startProcess } from './service-process';

const QUOTATIONS = 30;
const UNLIMITED = { LIMIT_QUOTES_PER_MINUTE: '0' };

const inFolder = folderPerTest();

function letters(): string[] {
  const mail = inFolder('mail');
  return existsSync(mail) ? readdirSync(mail).filter((name) => name.endsWith('.eml')) : [];
}

function motorcycle(): string {
  const body = JSON.parse(readFileSync(join(ROOT, 'examples', 'moto.json'), 'utf8')) as object;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return JSON.stringify({ ...body, effective_date: tomorrow });
}

it('a process sends the e-mail of each quotation that it has answered, though it is killed at once and starts again', async () => {
  const killed = await startProcess(inFolder(), UNLIMITED);
  const post = async () =>
    (await fetch(killed.url + QUOTES, { method: 'POST', headers: JSON_TYPE, body: motorcycle() })).status;
  const statuses = await Promise.all(Array.from({ length: QUOTATIONS }, post));
  const ended = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await ended;
  expect(new Set(statuses)).toEqual(new Set([200]));

  const { child, url, output } = await startProcess(inFolder(), UNLIMITED);
  await until(() => letters().length === QUOTATIONS);
  const delivered = () => output().match(/"msg":"message delivered"/g)?.length ?? 0;
  await until(() => delivered() > 0);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, counted] = /^cotiza_message_attempts_total\{kind="email",outcome="delivered"\} (\d+)$/m.exec(metrics) ?? [];
  expect(Number(counted)).toBeGreaterThan(0);
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
  expect(delivered()).toBeGreaterThanOrEqual(Number(counted));
});
