import { InvalidOption } from '../invalid-option';
import type { Random } from '../randomness/seeded-random';

/** The distribution of an insurer's delay before it answers. */
export interface Latency {
  /** The notation that `parseLatency` reads. */
  readonly text: string;
  /** Returns one wait in milliseconds. Every kind draws two numbers, so that a change of kind does not shift later draws. */
  readonly draw: (random: Random) => number;
}

const FORMS = 'none, constant:MS, uniform:MIN:MAX or lognormal:MEDIAN:P99, in milliseconds';
const LONGEST_MS = 600_000;
/** The 99th percentile of the standard normal distribution, in standard deviations. */
const Z_99 = 2.3263478740408408;

interface Kind {
  readonly parameters: number;
  /** The error in the parameters, where they can have one. */
  readonly fault?: (first: number, second: number) => string | false;
  readonly wait: (draws: readonly [number, number], first: number, second: number) => number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  none: { parameters: 0, wait: () => 0 },
  constant: { parameters: 1, wait: (_draws, ms) => ms },
  uniform: {
    parameters: 2,
    fault: (min, max) => min > max && 'MIN is above MAX',
    wait: ([drawn], min, max) => min + drawn * (max - min),
  },
  lognormal: {
    parameters: 2,
    fault: (median, p99) => (median <= 0 || median > p99) && 'MEDIAN must be above 0 and not above P99',
    wait: (draws, median, p99) => median * Math.exp((Math.log(p99 / median) / Z_99) * normal(draws)),
  },
};

/** Makes a standard normal number of two uniform ones (Box and Muller). */
const normal = ([first, second]: readonly [number, number]) =>
  Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);

/**
 * Reads a latency in the notation of the command line and the admin interface.
 *
 * @throws InvalidOption
 */
export function parseLatency(text: string): Latency {
  const [name = '', ...parameters] = text.split(':');
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind?.parameters !== parameters.length) throw new InvalidOption(`latency ${text}: it must be ${FORMS}`);
  const [first = 0, second = 0] = parameters.map((parameter) => milliseconds(parameter, text));
  const fault = kind.fault?.(first, second);
  if (fault) throw new InvalidOption(`latency ${text}: ${fault}`);
  return { text, draw: (random) => kind.wait([random(), random()], first, second) };
}

function milliseconds(text: string, whole: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value <= LONGEST_MS) return value;
  throw new InvalidOption(`latency ${whole}: ${text} is not a number of milliseconds up to ${LONGEST_MS}`);
}
