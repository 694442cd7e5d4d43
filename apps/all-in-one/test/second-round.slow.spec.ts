import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { exampleBody } from '@cotiza/contract';
import { dayInSpain } from '@cotiza/kernel';
import { folderForTests } from '@cotiza/kernel/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { JSON_TYPE, QUOTES, until } from './running-service';
import { exitOf, ROOT, startProcess } from './service-process';

const folder = folderForTests();
const INSURERS_FILE = join(folder, 'insurers.yaml');
const CREDENTIALS = { SIMULATOR_CLIENT_ID: 'cotiza', SIMULATOR_CLIENT_SECRET: 'simulated-secret' };
const ANSWERS = { 'faro-a.localizador': true, 'faro-a.uso_en_circuito': 'NUNCA' };

const children: ChildProcess[] = [];
afterAll(() => {
  children.forEach((child) => child.kill('SIGKILL'));
});

/** Sends JSON and returns what is answered. */
const send = async <T>(to: string, body: object, method = 'POST') =>
  (await (await fetch(to, { method, headers: JSON_TYPE, body: JSON.stringify(body) })).json()) as T;

/** Starts a simulated insurer, and names it in INSURERS_FILE beside the one whose rate books it has. */
async function startInsurer() {
  const words = ['apps/insurer-simulator/dist/main.js', '--port', '0', '--insurer', 'faro-a', '--config-file'];
  const child = spawn(process.execPath, [...words, INSURERS_FILE], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const { listening } = JSON.parse(String(await once(child.stdout, 'data'))) as { listening: string };
  const change = (latencyMs: number) =>
    send<{ rateBook: string; perMille: number }>(`${listening}/admin/insurers/faro-a`, { latencyMs }, 'PUT');
  const { rateBook, perMille } = await change(0);
  appendFileSync(INSURERS_FILE, `  - { connector: tariff, id: ${rateBook} }\n`);
  return { change, perMille };
}

async function startService() {
  const { child, url } = await startProcess(folder, {
    ...{ LOG_LEVEL: 'info', INSURERS_FILE, ...CREDENTIALS },
  });
  children.push(child);
  const kill = async () => {
    child.kill('SIGKILL');
    await exitOf(child);
  };
  const answer = (consulta = '') =>
    send<QuoteResult>(`${url}${QUOTES}/${consulta}/respuestas`, { respuestas: ANSWERS });
  return { url, kill, answer };
}

/** Returns the cents of a year by modality and excess, for Faro or for the other insurer, whose level is another. */
const centsOf = ({ ofertas }: QuoteResult, isFaro: boolean, perMille = 1000) =>
  ofertas
    .filter(({ aseguradora }) => (aseguradora === 'Faro A') === isFaro)
    .map(({ modalidad, franquicia, precio_anual_total: euros }) => {
      const cents = Math.round(euros! * 100);
      return `${modalidad} ${franquicia}: ${Math.round((cents * perMille) / 1000)}`;
    })
    .sort();

it('an insurer over the network that asks prices to the cent, whatever is killed after its question and after the answer', async () => {
  const insurer = await startInsurer();
  const car = exampleBody('Car', dayInSpain(Date.now() + 86_400_000));
  const dear = { ...car, vehicle: { ...(car.vehicle as object), retail_price: 60_000 } };
  let service = await startService();
  const quoted = await send<QuoteResult>(service.url + QUOTES, dear);
  expect(quoted).toMatchObject({ pendientes: ['Faro A'], preguntas_de_aseguradoras: [{}, {}] });
  await service.kill();

  service = await startService();
  await insurer.change(60_000);
  const unanswered = service.answer(quoted.consulta).catch(() => undefined);
  const read = async () => (await (await fetch(`${service.url}${QUOTES}/${quoted.consulta}`)).json()) as QuoteResult;
  await until(async () => !(await read()).preguntas_de_aseguradoras);
  await service.kill();
  expect(await unanswered).toBeUndefined();

  service = await startService();
  await insurer.change(0);
  let answered = await service.answer(quoted.consulta);
  // It is asked again once the first process would have had its answer.
  for (; answered.pendientes; answered = await service.answer(quoted.consulta)) await after(1000);
  expect(answered.ofertas).toEqual(expect.arrayContaining([...quoted.ofertas]));
  expect(centsOf(answered, true).length).toBeGreaterThan(1);
  expect(centsOf(answered, true)).toEqual(centsOf(answered, false, insurer.perMille));
});
