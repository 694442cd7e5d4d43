import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { addDays, systemClock } from '@cotiza/kernel';
import { exampleBody } from '@cotiza/contract';
import { readMail, webhookReceiver, type WebhookReceiver } from '@cotiza/notifications/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { parse, stringify } from 'yaml';
import { firstMail, keptMails } from './customer-link';
import { connect } from './mcp-client';
import { JSON_TYPE, QUOTES, until } from './running-service';
import { exitOf, ROOT, startProcess } from './service-process';
import { writeWebhooks } from './webhooks-file';

/** The longest time until the first answer: the default of QUOTE_DEADLINE_MS, and half a second. */
const PROMISED_MS = 8500;
/** For a client on a machine under load; the first late insurer answers after it. */
const MARGIN_MS = 5000;
const BETWEEN_CONSULTATIONS_MS = 250;
/** Longer than the notifier waits between two looks for messages. */
const SETTLED_MS = 3000;

const EIGHT = ['faro-a', 'roble-a:soap', 'faro-b', 'roble-b:soap', 'faro-c', 'roble-c:soap', 'faro-d', 'roble-d:soap'];
/** The companies of the aggregator take 1.5 to 45 s at this pace, and it answers with the last one. */
const AGGREGATOR_PACE = '0.3';
const AGGREGATOR = ['--insurer', ...EIGHT, 'lonja:aggregator', '--pace', AGGREGATOR_PACE];
const CREDENTIALS = {
  SIMULATOR_CLIENT_ID: 'cotiza',
  SIMULATOR_CLIENT_SECRET: 'simulated-secret',
  SIMULATOR_BROKER_CODE: 'M0001',
  SIMULATOR_USERNAME: 'cotiza',
  SIMULATOR_PASSWORD: 'simulated-password',
};

const body = exampleBody('Car', addDays(systemClock().today(), 7));

let folder: string;
let receiver: WebhookReceiver;
let simulator: ChildProcess;
let simulatorUrl: string;
let environment: Record<string, string>;
let service: Awaited<ReturnType<typeof startProcess>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cotiza-late-'));
  receiver = await webhookReceiver();
});
afterEach(async () => {
  service.child.kill('SIGKILL');
  simulator.kill('SIGKILL');
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts insurers that have a deadline, and the service that asks them. */
async function start(insurers: readonly string[], latencies: Record<string, number>, deadlineMs: number) {
  const INSURERS_FILE = join(folder, 'insurers.yaml');
  const latency = Object.entries(latencies).map(([id, ms]) => `${id}=${ms}`);
  const words = ['--port', '0', ...insurers, '--config-file', INSURERS_FILE, '--latency', ...latency];
  simulator = spawn(process.execPath, ['apps/insurer-simulator/dist/main.js', ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(simulator.stdout!, 'data')) as [Buffer];
  simulatorUrl = (JSON.parse(String(line)) as { listening: string }).listening;
  const { insurers: listed } = parse(readFileSync(INSURERS_FILE, 'utf8')) as { insurers: object[] };
  const patient = listed.map((each) => ({ ...each, deadlineMs, maxConcurrent: 50 }));
  writeFileSync(INSURERS_FILE, stringify({ insurers: patient }));
  environment = {
    ...CREDENTIALS,
    ...writeWebhooks(join(folder, 'webhooks.yaml'), receiver.url),
    INSURERS_FILE,
    INSURER_DEADLINE_MS: String(deadlineMs),
    LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0',
    LIMIT_QUOTES_PER_MINUTE: '0',
    // The test asks again and again for what has come.
    LIMIT_REFERENCE_PER_MINUTE: '0',
    // A machine under load is no reason to refuse here.
    ADMISSION: 'off',
  };
  service = await startProcess(folder, environment);
}

async function quoted() {
  const from = performance.now();
  const answer = await fetch(service.url + QUOTES, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  const result = (await answer.json()) as QuoteResult;
  expect(performance.now() - from).toBeLessThan(PROMISED_MS + MARGIN_MS);
  return result;
}

const consulted = async ({ consulta }: QuoteResult) =>
  (await (await fetch(`${service.url}${QUOTES}/${consulta}`)).json()) as QuoteResult;

/** Consults a quotation until so many insurers are pending. Returns it, and how many were pending by and by. */
async function consultedUntil(first: QuoteResult, left: number) {
  const pending: number[] = [];
  for (;;) {
    const result = await consulted(first);
    const count = result.pendientes?.length ?? 0;
    if (count !== pending.at(-1)) pending.push(count);
    if (count <= left) return { result, pending };
    await after(BETWEEN_CONSULTATIONS_MS);
  }
}

async function consultedOverMcp({ consulta }: QuoteResult) {
  const client = await connect(service, {}, '?respuestas=completas');
  const { structuredContent } = await client.callTool({ name: 'consultar_cotizacion', arguments: { consulta } });
  await client.close();
  return structuredContent;
}

const events = () => receiver.received.map(({ body: text }) => JSON.parse(text) as { type: string; data: QuoteResult });

/** Waits for the messages of a complete quotation, and shows that each left once. Returns the letter. */
async function messagesOf(whole: QuoteResult) {
  const { path } = await firstMail({ folder });
  await until(() => receiver.received.length >= 3);
  await after(SETTLED_MS);
  const [mail, ...others] = keptMails({ folder });
  expect(others).toEqual([]);
  expect(
    events()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['cotizacion.actualizada', 'cotizacion.correo_entregado', 'cotizacion.cotizada']);
  expect(events().find(({ type }) => type === 'cotizacion.actualizada')?.data.ofertas).toEqual(whole.ofertas);
  return { path, text: (await readMail(readFileSync(mail!))).text };
}

async function billOfAggregator() {
  const { insurers } = (await (await fetch(`${simulatorUrl}/admin/insurers`)).json()) as {
    insurers: { id: string; bill?: object }[];
  };
  return insurers.find(({ id }) => id === 'lonja')?.bill;
}

const insurersOf = ({ ofertas }: QuoteResult) => [...new Set(ofertas.map(({ aseguradora }) => aseguradora!))];

describe('eight insurers, two of them late by 20 and 60 s, and an aggregator of eight', () => {
  beforeEach(() => start(AGGREGATOR, { 'faro-d': 20_000, 'roble-d': 60_000 }, 75_000));

  it('answers in time, and is complete by every way when the last one has answered', async () => {
    const first = await quoted();
    expect(first.pendientes).toHaveLength(10);
    expect(first.pendientes).toEqual(expect.arrayContaining(['Faro D', 'Roble D']));
    expect(insurersOf(first)).toHaveLength(6);
    expect(await consultedOverMcp(first)).toMatchObject({ pendientes: first.pendientes });

    const { pending } = await consultedUntil(first, 1);
    expect(pending).toEqual([10, 9, 1]);
    expect(keptMails({ folder })).toEqual([]);
    expect(events().map(({ type }) => type)).toEqual(['cotizacion.cotizada']);

    const { result: whole } = await consultedUntil(first, 0);
    expect(whole).not.toHaveProperty('pendientes');
    expect(whole.sin_respuesta).toEqual([]);
    expect(insurersOf(whole).length + whole.rechazos.length).toBe(16);
    expect(whole.ofertas).toEqual(expect.arrayContaining([...first.ofertas]));
    expect(await consultedOverMcp(first)).toEqual(whole);
    const { path, text } = await messagesOf(whole);
    const page = await (await fetch(service.url + path)).text();
    expect(page).not.toContain('http-equiv="refresh"');
    for (const insurer of insurersOf(whole)) {
      expect(text).toContain(insurer);
      expect(page).toContain(insurer);
    }
    expect(await billOfAggregator()).toMatchObject({ questions: 1, repeated: 0 });
  });

  it('loses nothing and sends nothing twice when it is killed between: late insurers are named', async () => {
    const first = await quoted();
    const { result: before } = await consultedUntil(first, 9);
    expect(insurersOf(before)).toContain('Faro D');
    await until(() => receiver.received.length === 1);
    service.child.kill('SIGKILL');
    await exitOf(service.child);
    expect(keptMails({ folder })).toEqual([]);

    service = await startProcess(folder, environment);
    const { result: whole } = await consultedUntil(first, 0);
    expect(whole).not.toHaveProperty('pendientes');
    expect(whole).toMatchObject({ ofertas: before.ofertas, sin_respuesta: before.pendientes });
    const { text } = await messagesOf(whole);
    for (const insurer of [...insurersOf(whole), ...whole.sin_respuesta]) expect(text).toContain(insurer);
    expect(await billOfAggregator()).toMatchObject({ questions: 1, repeated: 0 });
  });
});

it('answers forty at once with the prices of fast insurers, and completes each with insurers of 25 and 35 s', async () => {
  await start(['--insurers', '8'], { 'faro-d': 25_000, 'roble-d': 35_000 }, 60_000);
  const late = ['Faro D', 'Roble D'];
  await quoted();
  const answers = await Promise.all(Array.from({ length: 40 }, quoted));
  for (const answer of answers) {
    expect(insurersOf(answer).length).toBeGreaterThan(0);
    expect((await consulted(answer)).pendientes).toEqual(expect.arrayContaining(late));
  }
  for (const answer of answers) {
    const { result: whole } = await consultedUntil(answer, 0);
    expect(whole.sin_respuesta).toEqual([]);
    expect(insurersOf(whole)).toEqual(expect.arrayContaining(late));
    expect(whole.ofertas).toEqual(expect.arrayContaining([...answer.ofertas]));
  }
  await until(() => keptMails({ folder }).length === 41);
});
