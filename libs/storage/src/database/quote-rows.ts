import type { CompletedDraft, KeyReservation } from '@cotiza/quoting';
import type { Insertable } from 'kysely';
import type { MessageRow } from '../outbox/new-messages';
import type { GuaranteeListsTable, QuotesTable } from './schema';

export interface QuoteRows {
  readonly quote: Required<
    Omit<Insertable<QuotesTable>, 'seq' | 'link_uses' | 'chosen_offer' | 'choices' | 'data_link_hash' | 'data_link_at'>
  >;
  /** Hashes of its persons, as in `quote_subjects.hashes`. */
  readonly hashes: Buffer;
  /** Lists that may be missing, or not marked as used lately. */
  readonly guaranteeLists: readonly GuaranteeListsTable[];
  readonly messages: readonly MessageRow[];
  /** The key of the caller, and the end of its time. */
  readonly reservation?: KeyReservation & { readonly until: number };
  readonly draft?: Pick<CompletedDraft, 'id' | 'version'>;
  /** As in `QuoteRevisionsTable`; absent for a quotation that is no revision. */
  readonly series?: string;
  /** Messages of the first quotation of the series, instead of those that have not been tried. */
  readonly seriesMessages?: readonly MessageRow[];
  /** Returns true once its caller has been answered without it. */
  readonly isAbandoned?: () => boolean;
}

/** The quotations of the series were erased, or an offer of them was chosen, while this revision of them was quoted. */
export class SeriesClosed extends Error {
  override readonly name = 'SeriesClosed';
  constructor() {
    super('the quotation that this one revises has been erased, or has a chosen offer');
  }
}

/** The key of the caller went to another request meanwhile, so that this result is not its answer. */
export class ReservationLost extends Error {
  override readonly name = 'ReservationLost';
  constructor() {
    super('the idempotency key of this quotation belongs to another request by now');
  }
}
