import type { InsuranceLine } from '@cotiza/contract';
import type { Cents, Trace } from '@cotiza/kernel';
import type { Company, ConnectorOutcome } from './outcome';
import type { ProductDocument } from './product-document';
import type { GivenAnswers } from './questions';
import type { EstimateRequest, InsurerRequest } from './request';

/** Describes a connector: its name, its lines and how it is reached. */
export interface InsurerManifest {
  /** Stable, kebab-case: the name of its folder, its settings and its metrics. */
  readonly id: string;
  /** Commercial name: `aseguradora` of its offers. */
  readonly name: string;
  readonly lines: readonly InsuranceLine[];
  /** The only currency of its prices: anything else is an invalid answer. */
  readonly currency: 'EUR';
  /** `embedded` answers at once from this process, `remote` over a network with a deadline. */
  readonly reach: 'embedded' | 'remote';
  /** The companies that an aggregator asks; absent where the insurer answers for itself. */
  readonly companies?: readonly Company[];
  /** Of a company: the id of the aggregator that was asked for it. */
  readonly aggregator?: string;
  /** The bill for a question, in cents; absent where none is sent. */
  readonly costCents?: Cents;
  /** False where a question is priced, and billed, each time that it is sent: it is never sent twice. Absent: true. */
  readonly isRepeatable?: boolean;
}

/** The caller of a question, for insurers that bill each one. */
export interface Asker {
  /** Name of a caller that has shown a key of its own. */
  readonly caller?: string;
  /** Hash of the idempotency key of the request: an insurer that bills is asked once under it. */
  readonly keyHash?: string;
}

/** The longest deadline that an operator may give an insurer, in milliseconds. */
export const LONGEST_DEADLINE_MS = 180_000;

/** The context of one question to one insurer. */
export interface AskContext extends Asker {
  /** Aborted when the deadline passes: work under way must end. */
  readonly signal: AbortSignal;
  /** Milliseconds the insurer has from now on. */
  readonly deadlineMs: number;
  /** The trace of the question, for the headers of a call; without one, a new trace begins. */
  readonly trace?: Trace;
  /** True where the insurer may answer with questions; anywhere else they are an invalid answer. */
  readonly mayAsk?: boolean;
  /** The answers to what the insurer has asked about this request; it is not asked a third time. */
  readonly answers?: GivenAnswers;
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
  quote(request: InsurerRequest, context: AskContext): ConnectorOutcome | Promise<ConnectorOutcome>;
  /**
   * Rates without personal data: gives the prices that `quote` gives for the same facts. Absent where the insurer cannot, and
   * the caller then reads that it cannot.
   */
  estimate?(request: EstimateRequest, context: AskContext): ConnectorOutcome | Promise<ConnectorOutcome>;
}

/** One way of asking an insurer: `quote` or `estimate`. */
export type Ask<R> = (request: R, context: AskContext) => ConnectorOutcome | Promise<ConnectorOutcome>;

/** A request to an insurer, for a quotation or an estimate. */
export type AnyQuestion = InsurerRequest | EstimateRequest;

/** Wraps each way of asking an insurer. An insurer that does not estimate still does not. */
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
