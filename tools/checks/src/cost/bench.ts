import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, runCommand, toolCommand, untilFound, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { Pool } from 'undici';
import { calls, closedLoop, quotes, UNLIMITED } from './load';
import { memoryMb, processorMs } from './processes';

const BENCH = toolCommand(
  'bench',
  'Measures what a quotation with its e-mail costs: processor time of all processes, quotations a second, memory.',
  `Needs Linux. In each round every tree is started in turn with an empty folder, warmed up, and asked for quotations of each line by 32 clients, until
every e-mail is written and the processes are idle. Figures are medians. The other tree has to be built: npm ci && npx tsc -b apps/all-in-one`,
)
  .option('--rounds <number>', 'how many times each tree is measured', count, 5)
  .option('--amount <number>', 'quotations of a round', count, 4000)
  .option('--mcp', 'over MCP instead of REST')
  .option('--against <folder>', 'another built tree, measured in turn', (folder: string) => resolve(folder))
  .option('--limit <ratio>', 'with --against: fail when this tree is so many times worse in any figure', Number);

interface Options {
  readonly rounds: number;
  readonly amount: number;
  readonly mcp?: boolean;
  readonly against?: string;
  readonly limit?: number;
}

interface Cost {
  /** Microseconds of processor time of a quotation with its e-mail. */
  readonly micros: number;
  readonly perSecond: number;
  /** Seconds from the last answer to the last e-mail. */
  readonly mailsSeconds: number;
  readonly memoryMb: number;
}

const WARM_UP = 3000;
const CLIENTS = 32;
const DELIVERY_TIMEOUT_MS = 300_000;
const IDLE_AFTER_MS = 1000;
/** Of processor time in that while. */
const IDLE_BELOW_MS = 30;

async function costOf(tree: string, { amount, mcp }: Options): Promise<Cost> {
  const settings = { ...UNLIMITED, LIMIT_MAILS_PER_HOUR: '0', ADMISSION: 'off' };
  const { url, pid, dataDir, stop } = await startServiceProcess(settings, { tree });
  const pool = new Pool(url, { connections: CLIENTS });
  const loop = {
    requests: mcp ? calls() : quotes(),
    expected: mcp ? '"content":[' : '"estado":"cotizado"',
    clients: CLIENTS,
  };
  try {
    await closedLoop(pool, { ...loop, amount: WARM_UP });
    await written(join(dataDir, 'mail'), WARM_UP);
    const before = await whenIdle(pid);
    const seconds = await closedLoop(pool, { ...loop, amount });
    const answeredAt = performance.now();
    await written(join(dataDir, 'mail'), WARM_UP + amount);
    const mailsSeconds = (performance.now() - answeredAt) / 1000;
    const micros = (((await whenIdle(pid)) - before) * 1000) / amount;
    return { micros, perSecond: amount / seconds, mailsSeconds, memoryMb: memoryMb(pid) };
  } finally {
    await pool.destroy();
    await stop();
  }
}

/** Waits until so many e-mails are written. */
const written = (folder: string, mails: number): Promise<true> =>
  untilFound(
    `${mails} e-mails are written`,
    () => readdirSync(folder).filter((file) => file.endsWith('.eml')).length >= mails || undefined,
    DELIVERY_TIMEOUT_MS,
  );

/** Waits until the processes do nothing, and returns their processor time. */
async function whenIdle(pid: number): Promise<number> {
  for (let before = -Infinity; ;) {
    const spent = processorMs(pid);
    if (spent - before < IDLE_BELOW_MS) return spent;
    before = spent;
    await sleep(IDLE_AFTER_MS);
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;

async function run(options: Options): Promise<boolean> {
  const { rounds, against, limit = Infinity } = options;
  const trees = against === undefined ? [WORKSPACE_ROOT] : [WORKSPACE_ROOT, against];
  const costs = trees.map((tree) => ({ tree, rounds: [] as Cost[] }));
  for (let round = 0; round < rounds; round++) {
    console.error(`bench: round ${round + 1} of ${rounds}`);
    // In turn, so that other work of the machine falls on all alike.
    for (const { tree, rounds: done } of round % 2 === 0 ? costs : costs.toReversed())
      done.push(await costOf(tree, options));
  }
  const [now = [], before = []] = costs.map((each) => each.rounds);
  const figures = (['micros', 'perSecond', 'mailsSeconds', 'memoryMb'] as const).map((name) => ({
    name,
    ...Object.fromEntries(
      costs.map((each) => [each.tree, Number(median(each.rounds.map((cost) => cost[name])).toFixed(1))]),
    ),
    ratio: Number(median(now.map((cost, at) => cost[name] / (before[at]?.[name] ?? NaN))).toFixed(2)),
  }));
  console.table(figures);
  const worse = figures.filter(
    ({ name, ratio }) => (name === 'perSecond' ? 1 / ratio : name === 'mailsSeconds' ? 1 : ratio) > limit,
  );
  for (const { name, ratio } of worse)
    console.error(`${name}: ${ratio} times that of the other tree, and the limit is ${limit}`);
  return worse.length === 0;
}

void runCommand(BENCH, run);
