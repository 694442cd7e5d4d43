import { median } from '@cotiza/tools-kit';
import type { Sample } from '../figures';
import { slopeOf, type Point } from './slope';

/** Something that must not grow, and how much it may seem to. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  /** Null where the system does not say. */
  readonly of: (sample: Sample) => number | null;
  /** What it may grow by over the second half, in its unit: the larger of this and of the share. */
  readonly least: number;
  /** The same as a share of its median there. */
  readonly share: number;
}

export const MEASURES: readonly Measure[] = [
  { name: 'held memory', unit: 'MB', of: ({ heldMb }) => heldMb, least: 1.5, share: 0.02 },
  { name: 'resident memory', unit: 'MB', of: ({ residentMb }) => residentMb, least: 12, share: 0.05 },
  { name: 'sockets', unit: '', of: ({ descriptors }) => descriptors && descriptors.sockets, least: 4, share: 0.1 },
  { name: 'files', unit: '', of: ({ descriptors }) => descriptors && descriptors.files, least: 2, share: 0.1 },
  { name: 'other handles', unit: '', of: ({ descriptors }) => descriptors && descriptors.others, least: 2, share: 0.1 },
  { name: 'threads', unit: '', of: ({ threads }) => threads, least: 1, share: 0 },
  { name: 'messages that wait', unit: '', of: ({ waiting }) => waiting, least: 100, share: 0.5 },
];

/** How flat something was. */
export interface Flatness {
  readonly measure: Measure;
  /** In the middle of the first half, and of the second. */
  readonly medians: readonly [number, number];
  /** Its slope over the second half, times how long that is. */
  readonly growth: number;
  readonly bound: number;
  readonly outcome: 'PASS' | 'FAIL';
}

/** How flat everything was that can be measured. The first half is for caches to fill and pools to open. */
export function flatnessOf(samples: readonly Sample[]): readonly Flatness[] {
  return MEASURES.flatMap((measure) => {
    const points = samples.flatMap((sample): Point[] => {
      const value = measure.of(sample);
      return value === null ? [] : [[sample.atSeconds, value]];
    });
    return points.length < LEAST_POINTS ? [] : [flatness(measure, points)];
  });
}

/** With fewer, each half has none to speak of. */
const LEAST_POINTS = 4;

function flatness(measure: Measure, points: readonly Point[]): Flatness {
  const middle = Math.floor(points.length / 2);
  const halves = [points.slice(0, middle), points.slice(middle)] as const;
  const [first, second] = halves.map((half) => median(half.map(([, value]) => value))) as [number, number];
  const moments = halves[1].map(([at]) => at);
  const growth = slopeOf(halves[1]) * (Math.max(...moments) - Math.min(...moments));
  const bound = Math.max(measure.least, measure.share * second);
  return { measure, medians: [first, second], growth, bound, outcome: growth > bound ? 'FAIL' : 'PASS' };
}
