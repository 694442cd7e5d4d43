import type { BenchOptions } from '../bench-options';
import { TASKS, type LoadSeries, type MemoryFigures } from '../figures';
import { LoadProcess } from '../load/load-process';
import type { Pinning } from '../processes/pinning';
import { COMPARED_AT } from '../verdicts';
import { startContest, type Contest } from './contestants';
import { CONCURRENCIES, measureSeries, type Measurement } from './measure-series';

export interface LoadMeasurements {
  readonly load: readonly LoadSeries[];
  readonly memory: Omit<MemoryFigures, 'afterDeliveringMb'>;
  /** Insurers with offers in the quote that is measured. */
  readonly insurers: number;
}

/** Measures the servers under the same load, each on one core where the machine can keep them and the load apart. */
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
    const load = await measureSeries(generator, measurementsOf(contest), options, progress);
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
