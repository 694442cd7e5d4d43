import type { BenchOptions } from '../bench-options';
import { TASKS, type LoadFigures, type LoadSeries, type MemoryFigures, type Task } from '../figures';
import { LoadProcess } from '../load/load-process';
import { rawRequest } from '../load/raw-request';
import type { Pinning } from '../processes/pinning';
import type { ServerProcess } from '../processes/server-process';
import { COMPARED_AT } from '../verdicts';
import { startContest, type Contest } from './contestants';
import type { Asked } from './asked';

const CONCURRENCIES = [1, COMPARED_AT, 128];

/** Load without counting before each measurement, for connections to open and caches to fill again. */
const SETTLE_SECONDS = 0.3;

export interface LoadMeasurements {
  readonly load: readonly LoadSeries[];
  readonly memory: MemoryFigures;
  /** Insurers with offers in the quote that is measured. */
  readonly insurers: number;
}

/** One kind of load on one server. */
interface Measurement {
  readonly task: Task;
  readonly server: ServerProcess;
  readonly asked: Asked;
  readonly concurrency: number;
}

/**
 * Measures the servers under the same load. They take turns within each round, so that whatever else the machine does
 * falls on all of them alike.
 */
export async function measureLoad(
  options: BenchOptions,
  pinning: Pinning | null,
  progress: (text: string) => void,
): Promise<LoadMeasurements> {
  progress('starting the servers');
  const contest = await startContest(pinning?.server);
  const generator = new LoadProcess(pinning?.load);
  try {
    const idleMb = contest.keeping.residentMb;
    const plan = measurementsOf(contest);
    for (const each of plan.filter(({ concurrency }) => concurrency === COMPARED_AT)) {
      progress(`warming up: ${textOf(each)}`);
      await measure(generator, each, { warmUpSeconds: 0, seconds: options.warmUpSeconds });
    }
    const rounds = plan.map((): LoadFigures[] => []);
    for (let round = 1; round <= options.rounds; round++) {
      for (const [index, each] of plan.entries()) {
        progress(`round ${round} of ${options.rounds}: ${textOf(each)}`);
        const times = { warmUpSeconds: SETTLE_SECONDS, seconds: options.seconds };
        rounds[index]!.push(await measure(generator, each, times));
      }
    }
    const load = plan.map(({ task, server, concurrency }, index) => ({
      task,
      server: server.name,
      concurrency,
      rounds: rounds[index]!,
    }));
    const { keeping, mcpService, insurers } = contest;
    const memory = { idleMb, afterLoadMb: keeping.residentMb, afterMcpLoadMb: mcpService.residentMb };
    return { load, memory, insurers };
  } finally {
    generator.stop();
    await contest.stop();
  }
}

/** A quote over REST is asked for by so many at once, and by few and many; everything else only where it is compared. */
function measurementsOf({ contestants }: Contest): Measurement[] {
  return TASKS.flatMap((task) =>
    (task === 'quote' ? CONCURRENCIES : [COMPARED_AT]).flatMap((concurrency) =>
      contestants.flatMap(({ server, asked: { [task]: asked } }) =>
        asked ? [{ task, server, asked, concurrency }] : [],
      ),
    ),
  );
}

async function measure(
  generator: LoadProcess,
  { server, asked, concurrency }: Measurement,
  times: { readonly warmUpSeconds: number; readonly seconds: number },
): Promise<LoadFigures> {
  const request = rawRequest(asked.request).toString('base64');
  const usedBefore = server.processorSeconds;
  const order = { port: server.port, request, bodyBytes: asked.bodyBytes, concurrency, ...times };
  const { answered, ...figures } = await generator.run(order).catch((error: unknown) => {
    throw new Error(`${server.name}: ${(error as Error).message}`);
  });
  const used = server.processorSeconds;
  const cpuMicros = used === null || usedBefore === null ? null : ((used - usedBefore) * 1e6) / answered;
  return { ...figures, cpuMicros };
}

function textOf({ task, server, concurrency }: Measurement): string {
  return `${task}, ${server.name}, ${concurrency} at once`;
}
