import { InvalidOption } from '../invalid-option';
import { NO_LATENCY, type LatencyModel } from './latency-model';

const FORMS = 'none, constant:MS, uniform:MIN:MAX or lognormal:MEDIAN:P99, in milliseconds';
const LONGEST_MS = 600_000;

interface Form {
  readonly parameters: number;
  /** Returns the error in the parameters, or null. */
  readonly fault: (first: number, second: number) => string | null;
  readonly model: (first: number, second: number) => LatencyModel;
}

const READERS: Readonly<Record<LatencyModel['kind'], Form>> = {
  none: { parameters: 0, fault: () => null, model: () => NO_LATENCY },
  constant: { parameters: 1, fault: () => null, model: (ms) => ({ kind: 'constant', ms }) },
  uniform: {
    parameters: 2,
    fault: (min, max) => (min > max ? 'MIN is above MAX' : null),
    model: (minMs, maxMs) => ({ kind: 'uniform', minMs, maxMs }),
  },
  lognormal: {
    parameters: 2,
    fault: (median, p99) => (median <= 0 || median > p99 ? 'MEDIAN must be above 0 and not above P99' : null),
    model: (medianMs, p99Ms) => ({ kind: 'lognormal', medianMs, p99Ms }),
  },
};

/**
 * Reads a latency in the notation of the command line and the admin interface.
 *
 * @throws InvalidOption
 */
export function parseLatency(text: string): LatencyModel {
  const [kind = '', ...parameters] = text.split(':');
  const form = isKind(kind) ? READERS[kind] : undefined;
  if (form?.parameters !== parameters.length) throw new InvalidOption(`latency ${text}: it must be ${FORMS}`);
  const [first = 0, second = 0] = parameters.map((parameter) => milliseconds(parameter, text));
  const fault = form.fault(first, second);
  if (fault !== null) throw new InvalidOption(`latency ${text}: ${fault}`);
  return form.model(first, second);
}

function isKind(text: string): text is LatencyModel['kind'] {
  return Object.hasOwn(READERS, text);
}

function milliseconds(text: string, whole: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value <= LONGEST_MS) return value;
  throw new InvalidOption(`latency ${whole}: ${text} is not a number of milliseconds up to ${LONGEST_MS}`);
}
