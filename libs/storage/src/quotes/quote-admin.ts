import type { InsuranceLine } from '@cotiza/contract';
import type { CompletedDraft } from '@cotiza/quoting';

/** Columns of a quotation that are not encrypted. */
export interface QuoteSummary {
  readonly reference: string;
  readonly line: InsuranceLine;
  readonly state: 'cotizado' | 'sin_ofertas';
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A quotation in full, personal data included: for the operator who has a reason to look. */
export interface QuoteDetail extends QuoteSummary {
  readonly linkExpiresAt: number | null;
  /** The `oferta_id` of the offer that the customer has chosen; null while none is. */
  readonly chosen: string | null;
  /** The body as it was received. */
  readonly body: unknown;
  /** Facts found before insurers were asked: the vehicle, its registration, the towns. */
  readonly facts: unknown;
  readonly result: unknown;
  /** Answer of each insurer; the offers are in the result. */
  readonly answers: unknown;
  readonly guarantees: unknown;
  /** The text that the customer accepted and when, in milliseconds since the epoch; absent where a caller sent the body. */
  readonly consent?: CompletedDraft['consent'];
}

export interface QuotesOfHour extends Pick<QuoteSummary, 'line' | 'state'> {
  /** The beginning of the hour, in milliseconds since the epoch. Hours of UTC: those of Spain begin with them. */
  readonly hour: number;
  readonly count: number;
}

export interface QuoteFilter {
  readonly line?: InsuranceLine;
  /** Milliseconds since the epoch, inclusive. */
  readonly since?: number;
  readonly limit: number;
}

export interface QuoteSearch {
  /** Compared whole; a reference in any case. */
  readonly id: string;
  /** Milliseconds since the epoch, inclusive. */
  readonly since?: number;
  readonly limit: number;
}

export type QuoteTrait = 'reference' | 'request id' | 'client reference';

export interface FoundQuote extends QuoteSummary {
  readonly by: QuoteTrait;
}

/** The body of a quotation, and the facts that were found for it. */
export type QuoteAsked = Pick<QuoteDetail, 'createdAt' | 'body' | 'facts'>;

export interface QuoteAdmin {
  /** Newest first. */
  list(filter: QuoteFilter): Promise<readonly QuoteSummary[]>;
  /**
   * Finds those that somebody knows by an id of any kind, newest first. Counts those that cannot be read, and so were not compared.
   */
  find(search: QuoteSearch): Promise<{ readonly found: readonly FoundQuote[]; readonly unreadable: number }>;
  /** Returns a quotation in full, after writing an audit line with its reference. */
  show(reference: string): Promise<QuoteDetail | undefined>;
  /**
   * Reads what was asked for since an instant, some at a time and the oldest first, and leaves one audit line with their number.
   *
   * @param visit called for each, and waited for
   * @returns how many there were
   */
  readEach(filter: Omit<QuoteFilter, 'limit'>, visit: (quote: QuoteAsked) => Promise<void>): Promise<number>;
  /**
   * Counts quotations by hour since an instant, in no order. Hours without quotations are left out.
   *
   * @param since milliseconds since the epoch, inclusive
   */
  countByHour(since: number): Promise<readonly QuotesOfHour[]>;
}
