import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { count, metricOf, runCommand, toolCommand, WORKSPACE_ROOT, type Cleanup } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Pool } from 'undici';
import { closedLoop } from './load';
import { carCall, carQuote, catalogue, UNLIMITED } from './service-requests';

const BENCH = toolCommand(
  'bench',
  'Measures the processor time of a car quotation over REST and MCP, of a catalogue answer, of the rating of one insurer and of a start.',
  `Figures are medians with the range over the rounds; none fails a run. A quotation is measured until its e-mail is written.
The other tree has to be built: npm ci && npx tsc -b apps/all-in-one`,
)
  .option('--rounds <number>', 'how many times each figure is measured', count, 5)
  .option('--against <folder>', 'another built tree, measured in turn', (folder: string) => resolve(folder));

interface Options {
  readonly rounds: number;
  readonly against?: string;
}

/** Of rating alone. */
const SECONDS = 3;
const CLIENTS = 32;
/** As many for each tree: an answer costs less the more were given before, because V8 compiles what is often run. */
const QUOTATIONS = 3000;
const CATALOGUES = 20_000;
const DELIVERY_TIMEOUT_MS = 300_000;
const POLL_MS = 50;

const TASKS = [
  { task: 'Car quotation over REST', request: carQuote(), expected: '"estado":"cotizado"', requests: QUOTATIONS },
  { task: 'Car quotation over MCP', request: carCall(), expected: '"content":[', requests: QUOTATIONS },
  { task: 'Catalogue over REST', request: catalogue, expected: '"tipo":"vehicle-brands"', requests: CATALOGUES },
];

/** A figure of one tree: the microseconds of processor time of one answer, by round. */
interface Measurement {
  readonly task: string;
  readonly tree: string;
  readonly measure: () => Promise<number>;
  readonly micros: number[];
}

/** Starts the service of a built tree without limits and load shedding, and returns what is measured of it. */
async function measurementsOf(tree: string, cleanup: Cleanup): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-bench-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const mails = join(folder, 'mail');
  mkdirSync(mails);
  const settings = { ...UNLIMITED, ADMISSION: 'off', DATA_DIR: join(folder, 'data'), MAIL_DIR: mails };
  const { url, stop } = await startServiceProcess(settings, { tree });
  cleanup.add(stop);
  const pool = new Pool(url, { connections: null });
  cleanup.add(() => pool.destroy());
  let sent = 0;
  const used = () => metricOf(url, 'process_cpu_seconds_total');
  const ofService = TASKS.map(({ task, ...asked }) => ({
    task,
    measure: async () => {
      const before = await used();
      await closedLoop(pool, { ...asked, clients: CLIENTS });
      if (asked.request !== catalogue) await written(mails, (sent += asked.requests));
      return (((await used()) - before) * 1e6) / asked.requests;
    },
  }));
  const dataDir = join(folder, 'started');
  return [
    ...ofService,
    { task: 'Rating of one insurer, in process', measure: () => rating(tree) },
    { task: 'Start until ready', measure: () => start(tree, dataDir) },
  ].map((each) => ({
    ...each,
    tree,
    micros: [],
  }));
}

/** Waits until so many e-mails are written. */
async function written(folder: string, mails: number): Promise<void> {
  const endsAt = Date.now() + DELIVERY_TIMEOUT_MS;
  while (readdirSync(folder).filter((file) => file.endsWith('.eml')).length < mails) {
    if (Date.now() > endsAt) throw new Error('not all e-mails were written in time');
    await sleep(POLL_MS);
  }
}

/** Measures the rating of one insurer in a process of its own, with the libraries of a built tree. */
async function rating(tree: string): Promise<number> {
  const script = join(__dirname, 'rating.process.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script, tree, String(SECONDS)]);
  return Number(stdout);
}

/** Measures a start on data that exist after the first round, until the service says that it is ready. */
async function start(tree: string, dataDir: string): Promise<number> {
  const { url, pid, stop } = await startServiceProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, { tree });
  try {
    while ((await fetch(`${url}/health/ready`)).status !== 200) await sleep(POLL_MS);
    return processorTimeOf(pid);
  } finally {
    await stop();
  }
}

/** Microseconds in a tick of the processor times that Linux shows. */
const TICK_MICROS = 10_000;

/** Returns the processor time of a process since it began, on Linux: its metrics count from when it has loaded. */
function processorTimeOf(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = afterName.split(' ').slice(11);
  return (Number(user) + Number(system)) * TICK_MICROS;
}

async function run({ rounds, against }: Options, cleanup: Cleanup): Promise<boolean> {
  const measurements: Measurement[] = [];
  for (const tree of against === undefined ? [WORKSPACE_ROOT] : [WORKSPACE_ROOT, against])
    measurements.push(...(await measurementsOf(tree, cleanup)));
  // In turn, so that other work of the machine falls on all alike. The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    console.error(round === 0 ? 'bench: warming up' : `bench: round ${round} of ${rounds}`);
    for (const { measure, micros } of measurements) {
      const figure = await measure();
      if (round > 0) micros.push(figure);
    }
  }
  console.table(
    measurements.map(({ task, tree, micros }) => ({ task, tree, 'µs of processor time': rangeOf(micros) })),
  );
  return true;
}

/** Returns the median with the range. */
function rangeOf(micros: readonly number[]): string {
  const sorted = micros.map(Math.round).sort((one, other) => one - other);
  return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
}

void runCommand(BENCH, run);
