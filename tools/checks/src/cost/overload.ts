import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined, systemClock } from '@cotiza/kernel';
import { openStorage } from '@cotiza/storage';
import { count, metricOf, runCommand, toolCommand, WORKSPACE_ROOT, type Cleanup } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Pool } from 'undici';
import { closedLoop, quotes, UNLIMITED } from './load';

const OVERLOAD = toolCommand(
  'check -- overload',
  'Measures how many quotations a second the service can answer, and then asks it for five times as many. The rest must be ' +
    'refused, memory must stay bounded, health must be answered, the service must recover, and nothing that was acknowledged may be missing.',
).option('--seconds <number>', 'seconds of overload', count, 30);

const REQUESTS = quotes();
const CAPACITY = { requests: REQUESTS, expected: '"estado":"cotizado"', clients: 64, amount: 4000 };
const TIMES = 5;
const MEMORY_LIMIT_MB = 400;
const HEALTH_LIMIT_MS = 1000;
const RECOVERY_MS = 5000;
const CONNECTIONS = 400;
const TICK_MS = 5;
/** Probes and metrics are asked there, where clients do not wait in line. */
const OPERATOR_PORT = '19464';
const OPERATOR_URL = `http://127.0.0.1:${OPERATOR_PORT}`;
const WATCH_MS = 200;

interface Report {
  /** References of the quotations that were acknowledged. */
  readonly acknowledged: readonly string[];
  readonly refused: number;
  /** Answers other than 200, and 503 with Retry-After, and errors. */
  readonly others: ReadonlySet<string>;
}

/** Returns the options of Node of the image, in one setting. */
function deployedOptions(): { readonly NODE_OPTIONS: string } {
  const image = readFileSync(join(WORKSPACE_ROOT, 'deploy/Dockerfile'), 'utf8');
  return { NODE_OPTIONS: defined(/^ENV NODE_OPTIONS=(.*)$/m.exec(image)?.[1], 'NODE_OPTIONS of the image') };
}

/** Sends so many requests a second, answered or not, as far as there are connections. */
async function flood(pool: Pool, perSecond: number, seconds: number): Promise<Report> {
  const [acknowledged, others, underWay] = [[] as string[], new Set<string>(), new Set<Promise<void>>()];
  let [sent, refused] = [0, 0];
  const ask = async () => {
    const { statusCode, headers, body } = await pool.request(defined(REQUESTS[sent % REQUESTS.length], 'request'));
    const reference = /"referencia":"(COT-[^"]+)"/.exec(await body.text())?.[1];
    if (statusCode === 200 && reference !== undefined) acknowledged.push(reference);
    else if (statusCode === 503 && headers['retry-after'] !== undefined) refused++;
    else others.add(`answer ${statusCode}`);
  };
  const beganAt = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - beganAt) / 1000) {
    for (const due = passed * perSecond; sent < due; sent++) {
      if (underWay.size >= CONNECTIONS) continue;
      const asked: Promise<void> = ask()
        .catch((error: Error) => void others.add(error.message))
        .finally(() => underWay.delete(asked));
      underWay.add(asked);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(underWay);
  return { acknowledged, refused, others };
}

/** Returns the quotations that are not in the database of a service that has stopped, or whose e-mail is neither delivered nor pending. */
async function missingIn(dataDir: string, references: readonly string[]): Promise<string[]> {
  const storage = await openStorage({ dataDir, role: 'tool', clock: systemClock(), report: console.error });
  try {
    const limit = Number.MAX_SAFE_INTEGER;
    const kept = new Set((await storage.quoteAdmin.list({ limit })).map(({ reference }) => reference));
    const mails = await storage.outboxDesk.list({ kind: 'email', limit });
    const sound = mails.filter(({ state }) => state === 'delivered' || state === 'pending');
    const mailed = new Set(sound.map(({ reference }) => reference));
    return references.filter((reference) => !kept.has(reference) || !mailed.has(reference));
  } finally {
    await storage.close();
  }
}

/** Watches health and memory until it is stopped. */
function watch() {
  let isOver = false;
  const seen = { failed: 0, longestMs: 0, mostMb: 0 };
  const watching = (async () => {
    for (; !isOver; await sleep(WATCH_MS)) {
      const askedAt = performance.now();
      const answer = await fetch(`${OPERATOR_URL}/health/live`, { headers: { connection: 'close' } });
      if (!answer.ok) seen.failed++;
      seen.longestMs = Math.max(seen.longestMs, performance.now() - askedAt);
      seen.mostMb = Math.max(seen.mostMb, (await metricOf(OPERATOR_URL, 'process_resident_memory_bytes')) / 2 ** 20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return seen;
  };
}

async function run({ seconds }: { readonly seconds: number }, cleanup: Cleanup): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-overload-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const settings = { DATA_DIR: dataDir, MAIL_DIR: join(folder, 'mail'), METRICS_PORT: OPERATOR_PORT };
  const service = await startServiceProcess({ ...UNLIMITED, ...settings, ...deployedOptions() });
  cleanup.add(() => service.stop());
  const pool = new Pool(service.url, { connections: CONNECTIONS });
  cleanup.add(() => pool.destroy());
  // The first loop warms up.
  await closedLoop(pool, CAPACITY);
  const capacity = CAPACITY.amount / (await closedLoop(pool, CAPACITY));
  console.error(`overload: ${Math.round(capacity)} quotations a second; ${TIMES} times as many for ${seconds} s`);
  const stopWatching = watch();
  const { acknowledged, refused, others } = await flood(pool, TIMES * capacity, seconds);
  const { failed, longestMs, mostMb } = await stopWatching();
  await sleep(RECOVERY_MS);
  const recovered = CAPACITY.amount / (await closedLoop(pool, CAPACITY));
  await service.stop();
  const missing = await missingIn(dataDir, acknowledged);
  const promises: [string, unknown, boolean][] = [
    ['acknowledged', acknowledged.length, acknowledged.length > 0],
    ['refused with 503 and Retry-After', refused, refused > 0],
    ['answered otherwise', [...others], others.size === 0],
    ['acknowledged, and not kept with its e-mail', missing, missing.length === 0],
    ['failed health checks', failed, failed === 0],
    ['most MB of memory', Math.round(mostMb), mostMb <= MEMORY_LIMIT_MB],
    ['longest ms until health answers', Math.round(longestMs), longestMs <= HEALTH_LIMIT_MS],
    ['quotations a second, 5 s later', Math.round(recovered), true],
  ];
  for (const [name, figure, isKept] of promises)
    console.log(`${isKept ? 'PASS' : 'FAIL'}  ${name}: ${JSON.stringify(figure)}`);
  return promises.every(([, , isKept]) => isKept);
}

void runCommand(OVERLOAD, run);
