import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closedLoop } from '../load';
import type { PlannedRequest } from '../service-requests';
import type { Contender } from './contenders';

/** Processor time of one answer by a server in each round, in microseconds. */
export interface Series {
  readonly task: string;
  readonly name: string;
  readonly micros: number[];
}

/** Something that is measured once a round. */
export interface Measurement {
  readonly task: string;
  readonly name: string;
  readonly measure: (seconds: number) => Promise<number>;
}

export interface Asked {
  readonly task: string;
  readonly request: PlannedRequest;
  /** Part of every right answer. */
  readonly expected: string;
  /** True when the service sends an e-mail for each answer. */
  readonly isMailed?: boolean;
}

const CLIENTS = 32;

/** Measures a server under load, until what follows from its answers is done. */
export const underLoad = ({ name, pool, used, delivered }: Contender, { task, isMailed, ...asked }: Asked) => ({
  task,
  name,
  measure: async (seconds: number) => {
    const before = used();
    const answered = await closedLoop(pool, { ...asked, clients: CLIENTS, seconds });
    if (isMailed) await delivered(answered);
    return ((used() - before) * 1e6) / answered;
  },
});

/** Measures the rating of one insurer in a process of its own, with the libraries of a built tree. */
export const ratingIn = (name: string, tree: string): Measurement => ({
  task: 'Rating of one insurer, in process',
  name,
  measure: async (seconds) => {
    const script = join(__dirname, 'rating.process.js');
    const { stdout } = await promisify(execFile)(process.execPath, [script, tree, String(seconds)]);
    return Number(stdout);
  },
});

/** Measures in turn, so that other work of the machine falls on all alike. The first round warms up and is not counted. */
export async function measureInTurn(
  measurements: readonly Measurement[],
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  progress: (text: string) => void,
): Promise<readonly Series[]> {
  const series = measurements.map((each) => ({ ...each, micros: [] as number[] }));
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const { measure, micros } of series) {
      const figure = await measure(seconds);
      if (round > 0) micros.push(figure);
    }
  }
  return series;
}
