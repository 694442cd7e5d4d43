import { onFirstUse } from '../remembered';

/** A place in a distributed trace, as W3C Trace Context (https://www.w3.org/TR/trace-context/) defines it. */
export interface Trace {
  /** 32 hexadecimal digits in lower case, not all zeros: the same for everything that one request causes. */
  readonly traceId: string;
  /** 16 hexadecimal digits in lower case, not all zeros: the operation, and the parent of what it causes. */
  readonly spanId: string;
  /** Says if the caller records this trace. */
  readonly isSampled: boolean;
}

const TRACE_ID_DIGITS = 32;
const SPAN_ID_DIGITS = 16;
const SAMPLED = 1;

/** Version, trace, span and flags. Later versions may add more after another hyphen, which is ignored. */
const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const FIRST_VERSION = '00';
const NO_VERSION = 'ff';
const ALL_ZEROS = /^0+$/;

/**
 * Reads a `traceparent`. `tracestate` and `baggage` are not continued: they may hold anything.
 *
 * @returns undefined when it is missing or malformed, where the standard has a new trace begin
 */
export function readTrace(traceparent: unknown): Trace | undefined {
  const found = typeof traceparent === 'string' ? TRACE_PARENT.exec(traceparent) : null;
  if (!found) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', more] = found;
  const isOfVersion = version !== NO_VERSION && (version !== FIRST_VERSION || more === undefined);
  if (!isOfVersion || ALL_ZEROS.test(traceId) || ALL_ZEROS.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** Begins a trace. */
export const newTrace = (): Trace => ({
  traceId: randomDigits(TRACE_ID_DIGITS),
  spanId: randomDigits(SPAN_ID_DIGITS),
  isSampled: true,
});

/** Makes another operation of a trace. */
const nextInTrace = (trace: Trace): Trace => ({ ...trace, spanId: randomDigits(SPAN_ID_DIGITS) });

/** Returns the headers that continue a trace in a called service. */
export const traceHeaders = ({ traceId, spanId, isSampled }: Trace): { readonly traceparent: string } => ({
  traceparent: `${FIRST_VERSION}-${traceId}-${spanId}-0${isSampled ? 1 : 0}`,
});

const EIGHT_DIGITS = 2 ** 32;
const eightDigits = (): string =>
  Math.floor(Math.random() * EIGHT_DIGITS)
    .toString(16)
    .padStart(8, '0');

/** Ids need to be unique, not secret. The chance of 16 zeros is one in 2^64. */
function randomDigits(count: number): string {
  let digits = '';
  while (digits.length < count) digits += eightDigits();
  return digits;
}

/** Attributes of a span. There are no others, and none of them can hold personal data. */
export interface SpanFacts {
  /** HTTP method of a request. */
  readonly method?: string;
  /** Route as it is registered, without the values of its parameters. */
  readonly route?: string;
  readonly status?: number;
  readonly tool?: string;
  readonly line?: string;
  readonly insurer?: string;
  /** Kind of a message, `email` or `webhook`, and the operator's name for the endpoint. */
  readonly kind?: string;
  readonly target?: string;
  /** Result, as one of a few fixed names. */
  readonly outcome?: string;
}

/** Operations that have a span. */
export type SpanName = 'request' | 'quote' | 'estimate' | 'insurer' | 'store' | 'message';

/** An operation under way, in its trace. */
export interface Span {
  /** Continued by the services that are called for it. */
  readonly trace: Trace;
  /** Begins an operation within this one. */
  child(name: SpanName, facts?: SpanFacts): Span;
  /**
   * Ends it. Called once.
   *
   * @param hasFailed marks it as an error
   */
  end(facts?: SpanFacts, hasFailed?: boolean): void;
}

export interface Tracer {
  /** @param parent a trace begins when there is none */
  begin(name: SpanName, parent: Trace | undefined, facts?: SpanFacts): Span;
}

/** A span that is not recorded. Its id is made when it is first read, which only a call to another service does. */
function unrecorded(trace: () => Trace): Span {
  const own = onFirstUse(trace);
  return {
    get trace() {
      return own();
    },
    child: () => unrecorded(() => nextInTrace(own())),
    end: () => undefined,
  };
}

/** The tracer of a process without OpenTelemetry: carries traces on and records nothing. */
export const UNRECORDED: Tracer = {
  begin: (_name, parent) => unrecorded(() => (parent ? nextInTrace(parent) : newTrace())),
};
