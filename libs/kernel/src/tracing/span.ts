import { newTrace, nextInTrace, type Trace } from './trace';

/** What is told of something that is done: these names and no others, none of which can hold anything personal. */
export interface SpanFacts {
  /** How a request came: `GET`, `POST`. */
  readonly method?: string;
  /** A route as it is written. */
  readonly route?: string;
  readonly status?: number;
  readonly tool?: string;
  readonly line?: string;
  readonly insurer?: string;
  /** Of a message: `email` or `webhook`, and the operator's name for the endpoint. */
  readonly kind?: string;
  readonly target?: string;
  /** What came of it, by a name of ours. */
  readonly outcome?: string;
}

/** What is done, by name. */
export type SpanName = 'request' | 'quote' | 'estimate' | 'insurer' | 'store' | 'message';

/** Something that is being done, in the trace that it belongs to. */
export interface Span {
  /** What whoever is called for it is told. */
  readonly trace: Trace;
  /** Something that is done for it. */
  child(name: SpanName, facts?: SpanFacts): Span;
  /**
   * It is over; once.
   *
   * @param hasFailed whether somebody should look
   */
  end(facts?: SpanFacts, hasFailed?: boolean): void;
}

/** Begins what nobody here has asked for. */
export interface Tracer {
  /**
   * @param parent what gave rise to it elsewhere; a trace begins where there is none
   * @param startedAt milliseconds since the epoch; now unless it is said
   */
  begin(name: SpanName, parent: Trace | undefined, facts?: SpanFacts, startedAt?: number): Span;
}

/** A span that is told to nobody: only its place in the trace is known. */
class UntoldSpan implements Span {
  private own: Trace | undefined;

  constructor(private readonly above: Pick<Span, 'trace'> | undefined) {}

  /** Made for those who look at it: most of what is done calls nobody. */
  get trace(): Trace {
    return (this.own ??= this.above ? nextInTrace(this.above.trace) : newTrace());
  }

  child(): Span {
    return new UntoldSpan(this);
  }

  end(): void {
    // Nobody is told.
  }
}

/** Carries traces on, and tells nobody of them. */
export const UNTOLD: Tracer = {
  begin: (_name, parent) => new UntoldSpan(parent && { trace: parent }),
};
