import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, systemClock } from '@cotiza/kernel';
import { exampleBody } from '@cotiza/contract';
import { readMail } from '@cotiza/notifications/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { parse, stringify } from 'yaml';
import { firstMail, keptMails } from './customer-link';
import { JSON_TYPE, QUOTES, until } from './running-service';
import { exitOf, ROOT, startProcess } from './service-process';

/** About a tenth of what the slowest insurers take. */
const [SOFT_MS, HARD_MS] = [4000, 16_000];
const LATE = { 'faro-d': 10_000, 'roble-d': 12_000 };
const LATE_NAMES = ['Faro D', 'Roble D'];
const CREDENTIALS = {
  SIMULATOR_CLIENT_ID: 'cotiza',
  SIMULATOR_CLIENT_SECRET: 'simulated-secret',
  SIMULATOR_BROKER_CODE: 'M0001',
  SIMULATOR_USERNAME: 'cotiza',
  SIMULATOR_PASSWORD: 'simulated-password',
};

const body = exampleBody('Car', addDays(systemClock().today(), 7));
const folder = mkdtempSync(join(tmpdir(), 'cotiza-late-slow-'));
const INSURERS_FILE = join(folder, 'insurers.yaml');
const ENVIRONMENT = {
  ...CREDENTIALS,
  INSURERS_FILE,
  QUOTE_DEADLINE_MS: String(SOFT_MS),
  INSURER_DEADLINE_MS: String(HARD_MS),
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
  LIMIT_QUOTES_PER_MINUTE: '0',
  // The test asks again and again for what has come.
  LIMIT_REFERENCE_PER_MINUTE: '0',
  // A machine under load is no reason to refuse here.
  ADMISSION: 'off',
};

let simulator: ChildProcess;
beforeAll(async () => {
  const latencies = Object.entries(LATE).map(([id, ms]) => `${id}=${ms}`);
  const words = ['--port', '0', '--insurers', '8', '--config-file', INSURERS_FILE, '--latency', ...latencies];
  simulator = spawn(process.execPath, ['apps/insurer-simulator/dist/main.js', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(simulator.stdout!, 'data');
  const { insurers } = parse(readFileSync(INSURERS_FILE, 'utf8')) as { insurers: object[] };
  const patient = insurers.map((each) => ({ ...each, deadlineMs: HARD_MS, maxConcurrent: 50 }));
  writeFileSync(INSURERS_FILE, stringify({ insurers: patient }));
});
afterAll(() => {
  simulator.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

let service: Awaited<ReturnType<typeof startProcess>>;
const started = async (name: string) => {
  const data = join(folder, name);
  service = await startProcess(data, ENVIRONMENT);
  return { folder: data };
};
afterEach(() => service.child.kill('SIGKILL'));

async function quoted() {
  const from = performance.now();
  const answer = await fetch(service.url + QUOTES, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  const result = (await answer.json()) as QuoteResult;
  return { result, ms: performance.now() - from };
}

const consulted = async ({ consulta }: QuoteResult) =>
  (await (await fetch(`${service.url}${QUOTES}/${consulta}`)).json()) as QuoteResult;

it('answers forty at once with the prices of fast insurers, and completes each when the late ones answer', async () => {
  const kept = await started('forty');
  await quoted();
  const answers = await Promise.all(Array.from({ length: 40 }, quoted));
  for (const { result, ms } of answers) {
    // A machine under load makes others late too.
    expect(result.pendientes).toEqual(expect.arrayContaining(LATE_NAMES));
    expect(result.ofertas).not.toEqual([]);
    expect(ms).toBeLessThan(LATE['faro-d']);
  }
  for (const { result } of answers) {
    await until(async () => (await consulted(result)).pendientes === undefined);
    const whole = await consulted(result);
    expect(whole.sin_respuesta).toEqual([]);
    expect(whole.ofertas).toEqual(expect.arrayContaining([...result.ofertas]));
  }
  await until(() => keptMails(kept).length === 41);
});

it('loses nothing and sends nothing twice when it is killed between: late insurers are named', async () => {
  const kept = await started('killed');
  const { result } = await quoted();
  expect(result.pendientes).toEqual(expect.arrayContaining(LATE_NAMES));
  service.child.kill('SIGKILL');
  await exitOf(service.child);
  expect(keptMails(kept)).toEqual([]);
  service = await startProcess(kept.folder, ENVIRONMENT);
  await until(async () => (await consulted(result)).pendientes === undefined);
  const whole = await consulted(result);
  expect(whole).toMatchObject({ ofertas: result.ofertas, sin_respuesta: result.pendientes });
  await firstMail(kept);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const [mail, ...others] = keptMails(kept);
  expect(others).toEqual([]);
  const { text } = await readMail(readFileSync(mail!));
  for (const name of result.pendientes ?? []) expect(text).toContain(name);
});
