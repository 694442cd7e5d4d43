import { onFirstUse } from '../on-first-use';
import { newTrace, nextInTrace, type Trace } from './trace';

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
