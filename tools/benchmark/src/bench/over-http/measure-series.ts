import type { BenchOptions } from '../bench-options';
import type { LoadFigures, LoadSeries, Task } from '../figures';
import type { LoadProcess } from '../load/load-process';
import { rawRequest } from '../load/raw-request';
import type { ServerProcess } from '../processes/server-process';
import { COMPARED_AT, MANY } from '../verdicts';
import type { Asked } from './asked';

/** How many at once ask for a quote: one alone, as many as servers are compared with, and many. */
export const CONCURRENCIES: readonly number[] = [1, COMPARED_AT, MANY];

/** Load without counting before each measurement, for connections to open and caches to fill again. */
const SETTLE_SECONDS = 0.3;

/** One kind of load on one server. */
export interface Measurement {
  readonly task: Task;
  readonly server: ServerProcess;
  readonly asked: Asked;
  readonly concurrency: number;
}

/**
 * Measures what is planned, round by round. The servers take turns within each round, so that whatever else the machine does
 * falls on all of them alike.
 */
export async function measureSeries(
  generator: LoadProcess,
  plan: readonly Measurement[],
  options: BenchOptions,
  progress: (text: string) => void,
): Promise<LoadSeries[]> {
  for (const each of plan.filter(({ concurrency }) => concurrency === COMPARED_AT)) {
    progress(`warming up: ${textOf(each)}`);
    await measure(generator, each, { warmUpSeconds: 0, seconds: options.warmUpSeconds });
  }
  const series = plan.map((each) => ({ each, rounds: [] as LoadFigures[] }));
  for (let round = 1; round <= options.rounds; round++) {
    for (const { each, rounds } of series) {
      progress(`round ${round} of ${options.rounds}: ${textOf(each)}`);
      const times = { warmUpSeconds: SETTLE_SECONDS, seconds: options.seconds };
      rounds.push(await measure(generator, each, times));
    }
  }
  return series.map(({ each: { task, server, concurrency }, rounds }) => ({
    task,
    server: server.name,
    concurrency,
    rounds,
  }));
}

async function measure(
  generator: LoadProcess,
  { server, asked, concurrency }: Measurement,
  times: { readonly warmUpSeconds: number; readonly seconds: number },
): Promise<LoadFigures> {
  const request = rawRequest(asked.request).toString('base64');
  const [usedBefore, loadBefore] = [server.processorSeconds, generator.processorSeconds];
  const order = { port: server.port, request, bodyBytes: asked.bodyBytes, concurrency, ...times };
  const { answered, ...figures } = await generator.run(order).catch((error: unknown) => {
    throw new Error(`${server.name}: ${(error as Error).message}`);
  });
  const [used, load] = [server.processorSeconds, generator.processorSeconds];
  const microsEach = (before: number | null, after: number | null) =>
    before === null || after === null ? null : ((after - before) * 1e6) / answered;
  return { ...figures, cpuMicros: microsEach(usedBefore, used), loadCpuMicros: microsEach(loadBefore, load) };
}

function textOf({ task, server, concurrency }: Measurement): string {
  return `${task}, ${server.name}, ${concurrency} at once`;
}
