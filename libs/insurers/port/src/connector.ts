import type { InsuranceLine } from '@cotiza/contract';
import type { Trace } from '@cotiza/kernel';
import type { InsurerOutcome } from './outcome';
import type { ProductDocument } from './product-document';
import type { EstimateRequest, InsurerRequest } from './request';

/** What a connector says of itself. */
export interface InsurerManifest {
  /** Stable, kebab-case: the name of its folder, its settings and its metrics. */
  readonly id: string;
  /** Commercial name: `aseguradora` of its offers. */
  readonly name: string;
  readonly lines: readonly InsuranceLine[];
  /** The only currency of its prices: anything else is an invalid answer. */
  readonly currency: 'EUR';
  /** Whether it answers at once from this process, or over a network with a deadline. */
  readonly reach: 'embedded' | 'remote';
}

/** What surrounds one question to one insurer. */
export interface AskContext {
  /** Aborted when the deadline passes: work under way must end. */
  readonly signal: AbortSignal;
  /** Milliseconds the insurer has from now on. */
  readonly deadlineMs: number;
  /** What the question belongs to, for the headers of a call; one of its own begins where there is none. */
  readonly trace?: Trace;
}

/**
 * An insurer, whatever is behind it. It never throws and never rejects: whatever happens becomes an outcome. It keeps
 * nothing between questions but its connections.
 */
export interface InsurerConnector {
  readonly manifest: InsurerManifest;
  /** The information documents of its products, where they are known here. */
  readonly documents?: readonly ProductDocument[];
  /** An embedded insurer answers at once; a remote one, with a promise. */
  quote(request: InsurerRequest, context: AskContext): InsurerOutcome | Promise<InsurerOutcome>;
  /**
   * Says that the insurer can rate somebody whom it does not know, and rates: the prices that `quote` gives for the same facts.
   * Absent where it cannot, which is then told to whoever asks.
   */
  estimate?(request: EstimateRequest, context: AskContext): InsurerOutcome | Promise<InsurerOutcome>;
}

/** One way of asking an insurer: `quote` or `estimate`. */
export type Ask<R> = (request: R, context: AskContext) => InsurerOutcome | Promise<InsurerOutcome>;

/** What every request to an insurer has, whatever it asks for. */
export type AnyQuestion = InsurerRequest | EstimateRequest;

/** The same insurer, around each way of asking which something is done. One that does not estimate still does not. */
export function aroundEachAsk(
  connector: InsurerConnector,
  around: <R extends AnyQuestion>(ask: Ask<R>, way: 'quote' | 'estimate') => Ask<R>,
): InsurerConnector {
  const { manifest, documents } = connector;
  const said = documents ? { manifest, documents } : { manifest };
  const quote = around<InsurerRequest>((request, context) => connector.quote(request, context), 'quote');
  const estimate = connector.estimate?.bind(connector);
  if (!estimate) return { ...said, quote };
  return { ...said, quote, estimate: around<EstimateRequest>(estimate, 'estimate') };
}
