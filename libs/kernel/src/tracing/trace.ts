import { isTraceState } from './trace-state';

/** Where something that is done belongs, as W3C Trace Context (https://www.w3.org/TR/trace-context/) has it. */
export interface Trace {
  /** 32 hexadecimal digits in lower case, not all zeros: the same for everything that one request brings about. */
  readonly traceId: string;
  /** 16 hexadecimal digits in lower case, not all zeros: what is being done, and gave rise to whatever follows. */
  readonly spanId: string;
  /** Whether somebody keeps this trace. */
  readonly isSampled: boolean;
  /** What other systems have added, as they wrote it; absent where there is none. */
  readonly state?: string;
}

const TRACE_ID_DIGITS = 32;
const SPAN_ID_DIGITS = 16;
const SAMPLED = 1;

/** Version, trace, span and flags. What a later version adds comes after another hyphen, and is not looked at. */
const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const FIRST_VERSION = '00';
const NO_VERSION = 'ff';
const ALL_ZEROS = /^0+$/;

/**
 * The trace that somebody else has begun.
 *
 * @param parent header `traceparent`
 * @param state header `tracestate`, several of them joined by commas
 * @returns undefined for a parent that is missing or broken, which the standard has one begin anew at. A broken state is left out
 */
export function readTrace(parent: unknown, state?: unknown): Trace | undefined {
  const found = typeof parent === 'string' ? TRACE_PARENT.exec(parent) : null;
  if (!found) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] = found;
  const isOfVersion = version !== NO_VERSION && (version !== FIRST_VERSION || more === undefined);
  if (!isOfVersion || ALL_ZEROS.test(traceId) || ALL_ZEROS.test(spanId)) return undefined;
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
  return { traceId, spanId, isSampled, ...(isTraceState(state) ? { state } : {}) };
}

/** A trace that begins here. */
export const newTrace = (): Trace => ({
  traceId: randomDigits(TRACE_ID_DIGITS),
  spanId: randomDigits(SPAN_ID_DIGITS),
  isSampled: true,
});

/** Something else that is done in a trace. */
export const nextInTrace = (trace: Trace): Trace => ({ ...trace, spanId: randomDigits(SPAN_ID_DIGITS) });

/** Headers by which whoever is called goes on with a trace. */
export function traceHeaders({ traceId, spanId, isSampled, state }: Trace): Readonly<Record<string, string>> {
  const traceparent = `${FIRST_VERSION}-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;
  return state === undefined ? { traceparent } : { traceparent, tracestate: state };
}

/** A trace as one text, to be kept. */
export function traceText(trace: Trace): string {
  const { traceparent, tracestate } = traceHeaders(trace);
  return [traceparent, tracestate].filter((part) => part !== undefined).join(' ');
}

/** A trace that was kept as one text; undefined for whatever is none. */
export function traceInText(text: string | null): Trace | undefined {
  const [, parent, state] = /^(\S+)(?: (.+))?$/.exec(text ?? '') ?? [];
  return readTrace(parent, state);
}

/** Half of them at a time: as many bits as a number holds exactly. */
const DIGITS_AT_ONCE = 8;
const NUMBERS = 2 ** 32;

/** Never all zeros. Nobody gains by guessing them. */
function randomDigits(count: number): string {
  let digits = '';
  while (digits.length < count) {
    const number = 1 + Math.floor(Math.random() * (NUMBERS - 1));
    digits += number.toString(16).padStart(DIGITS_AT_ONCE, '0');
  }
  return digits;
}
