import { existing } from '@cotiza/kernel';
import { percentile } from '@cotiza/tools-kit';
import type { Overload } from './figures';

/** Something that a run must keep to. */
export interface Limit {
  readonly text: string;
  readonly unit: string;
  readonly must: 'be at most' | 'be at least';
  readonly limit: number;
  /** That of a smoke check, on a machine that is busy with other things. */
  readonly quickLimit: number;
  /** Null where it cannot be measured. */
  readonly figure: (measured: Overload) => number | null;
}

const p = (percent: number, values: readonly number[]) => (values.length === 0 ? null : percentile(values, percent));
const capacityOf = ({ closedLoops }: Overload) => existing(closedLoops.at(-1), 'closed loop');
const share = (part: number | null, whole: number) => (part === null ? null : part / whole);
const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

export const LIMITS: readonly Limit[] = [
  {
    text: 'requests sent for each that could be served',
    unit: 'times',
    must: 'be at least',
    limit: 4,
    quickLimit: 1,
    figure: (all) => all.flood.sent / all.floodSeconds / capacityOf(all).requestsPerSecond,
  },
  {
    text: 'p99 of what is served, beside that at capacity',
    unit: 'times',
    must: 'be at most',
    limit: 3,
    quickLimit: 100,
    figure: (all) => share(p(99, all.flood.servedMs), capacityOf(all).p99Ms),
  },
  {
    text: 'quotations served a second, beside the capacity',
    unit: 'of 1',
    must: 'be at least',
    limit: 0.4,
    quickLimit: 0.04,
    figure: (all) => all.flood.servedMs.length / all.floodSeconds / capacityOf(all).requestsPerSecond,
  },
  {
    text: 'refusals, p99',
    unit: 'ms',
    must: 'be at most',
    limit: 50,
    quickLimit: 5000,
    figure: ({ flood }) => p(99, flood.refusedMs),
  },
  {
    text: 'refusals without Retry-After',
    unit: '',
    must: 'be at most',
    limit: 0,
    quickLimit: 0,
    figure: ({ flood }) => flood.refusedWithoutRetryAfter,
  },
  {
    text: 'other answers',
    unit: '',
    must: 'be at most',
    limit: 0,
    quickLimit: 0,
    figure: ({ flood }) => sum(Object.values(flood.others)),
  },
  {
    text: 'requests without an answer',
    unit: '',
    must: 'be at most',
    limit: 0,
    quickLimit: 0,
    figure: ({ flood }) => flood.broken,
  },
  {
    text: 'most memory',
    unit: 'MB',
    must: 'be at most',
    limit: 400,
    quickLimit: 600,
    figure: ({ seen }) => seen.mostMb,
  },
  {
    text: 'e-mails that left a second',
    unit: '',
    must: 'be at least',
    limit: 20,
    quickLimit: 1,
    figure: ({ seen, floodSeconds }) => seen.mails / floodSeconds,
  },
  {
    text: 'health and metrics, p99',
    unit: 'ms',
    must: 'be at most',
    limit: 250,
    quickLimit: 8000,
    figure: ({ seen }) => p(99, seen.healthMs),
  },
  {
    text: 'health and metrics, other than 200',
    unit: '',
    must: 'be at most',
    limit: 0,
    quickLimit: 3,
    figure: ({ seen }) => seen.healthFaults.length,
  },
  {
    text: 'back to normal after',
    unit: 's',
    must: 'be at most',
    limit: 5,
    quickLimit: 15,
    figure: ({ normalAfterSeconds }) => normalAfterSeconds ?? Infinity,
  },
  {
    text: 'acknowledged quotations that are missing',
    unit: '',
    must: 'be at most',
    limit: 0,
    quickLimit: 0,
    figure: ({ kept }) => kept.missing,
  },
  {
    text: 'quotations whose e-mail is missing',
    unit: '',
    must: 'be at most',
    limit: 0,
    quickLimit: 0,
    figure: ({ kept }) => kept.withoutMail,
  },
];

export interface Verdict {
  readonly limit: Limit;
  readonly bound: number;
  readonly figure: number | null;
  readonly outcome: 'PASS' | 'FAIL' | 'NOT MEASURED';
}

/** Holds what was measured against the limits; a smoke check against its own. */
export function verdictsOf(measured: Overload, quick: boolean): Verdict[] {
  return LIMITS.map((limit) => {
    const bound = quick ? limit.quickLimit : limit.limit;
    const figure = limit.figure(measured);
    if (figure === null) return { limit, bound, figure, outcome: 'NOT MEASURED' };
    const isKept = limit.must === 'be at most' ? figure <= bound : figure >= bound;
    return { limit, bound, figure, outcome: isKept ? 'PASS' : 'FAIL' };
  });
}
