import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort, residentMb, runCommand, type Undoing } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { Pool } from 'undici';
import { closedLoop } from '../load';
import { carQuote, UNLIMITED } from '../service-requests';
import type { FloodOrder, FloodReport } from './flood';
import { keptOf } from './kept';
import { OVERLOAD, type OverloadOptions } from './overload-options';

const CAPACITY = { request: carQuote(), expected: '"estado":"cotizado"', clients: 64, seconds: 5 };
const MEMORY_LIMIT_MB = 450;
const RECOVERY_MS = 5000;
const WATCH_MS = 200;

const say = (text: string) => void process.stderr.write(`overload: ${text}\n`);

async function run({ seconds, times }: OverloadOptions, undoing: Undoing): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-overload-'));
  undoing.add(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const METRICS_PORT = String(await freePort());
  const service = await startServiceProcess({
    ...UNLIMITED,
    DATA_DIR: dataDir,
    MAIL_DIR: join(folder, 'mail'),
    METRICS_PORT,
  });
  undoing.add(() => service.stop());
  const pool = new Pool(service.url);
  undoing.add(() => pool.destroy());
  // The first loop warms up.
  await closedLoop(pool, CAPACITY);
  const capacity = (await closedLoop(pool, CAPACITY)) / CAPACITY.seconds;
  say(`${capacity.toFixed(0)} quotations a second; ${times} times as many for ${seconds} s`);
  const stopWatching = watch(service, `http://127.0.0.1:${METRICS_PORT}`);
  const order: FloodOrder = { url: service.url, request: CAPACITY.request, perSecond: times * capacity, seconds };
  const report = await floodOnThread(order);
  const seen = await stopWatching();
  await sleep(RECOVERY_MS);
  const recovered = await closedLoop(pool, CAPACITY).catch((error: unknown) => error as Error);
  await pool.close();
  await service.stop();
  const kept = await keptOf(dataDir, report.references);
  say(`sent ${report.sent}, not sent for lack of connections ${report.unsent}`);
  say(`acknowledged ${report.references.length}, refused ${report.refused}`);
  say(`health where requests come, behind their connections: ${Math.round(seen.doorMs)} ms at most`);
  const promises: [string, unknown, boolean][] = [
    ['something was acknowledged', report.references.length, report.references.length > 0],
    ['acknowledged and not in the database', kept.missing, kept.missing === 0],
    ['acknowledged without an e-mail', kept.withoutMail, kept.withoutMail === 0],
    ['answers other than 200, and 503 with Retry-After', report.others, Object.keys(report.others).length === 0],
    ['health answered, slowest ms', Math.round(seen.slowestMs), Number.isFinite(seen.slowestMs)],
    ['most memory, MB', Math.round(seen.mostMb), seen.mostMb <= MEMORY_LIMIT_MB],
    ['quotations in 5 s, 5 s later', recovered, typeof recovered === 'number'],
  ];
  for (const [name, figure, isKept] of promises) {
    const text = figure instanceof Error ? figure.message : JSON.stringify(figure);
    process.stdout.write(`${isKept ? 'PASS' : 'FAIL'}  ${name}: ${text}\n`);
  }
  return promises.every(([, , isKept]) => isKept);
}

/** On a thread, as the watch must not wait for the flood. */
async function floodOnThread(workerData: FloodOrder): Promise<FloodReport> {
  const worker = new Worker(join(__dirname, 'flood.js'), { workerData });
  const [report] = (await once(worker, 'message')) as [FloodReport];
  await worker.terminate();
  return report;
}

/**
 * Looks at memory, and at health on fresh connections, until it is stopped: at the operator's port, where probes ask, and where
 * requests come. Node takes one new connection in each turn of its event loop, so that health waits there behind the clients.
 */
function watch({ url, pid }: ServiceProcess, operatorUrl: string) {
  let [slowestMs, doorMs, mostMb, isOver] = [0, 0, 0, false];
  const healthMs = async (origin: string): Promise<number> => {
    const askedAt = performance.now();
    const answer = await fetch(`${origin}/health/live`, { headers: { connection: 'close' } }).catch(() => undefined);
    return answer?.status === 200 ? performance.now() - askedAt : Infinity;
  };
  const each = async (look: () => Promise<void>) => {
    while (!isOver) {
      await look();
      await sleep(WATCH_MS);
    }
  };
  const watching = Promise.all([
    each(async () => {
      slowestMs = Math.max(slowestMs, await healthMs(operatorUrl));
      mostMb = Math.max(mostMb, residentMb(pid) ?? 0);
    }),
    each(async () => void (doorMs = Math.max(doorMs, await healthMs(url)))),
  ]);
  return async () => {
    isOver = true;
    await watching;
    return { slowestMs, doorMs, mostMb };
  };
}

void runCommand(OVERLOAD, run);
