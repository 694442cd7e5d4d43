import type { KeyReservation } from '@cotiza/quoting';
import type { Insertable } from 'kysely';
import type { MessageRow } from '../outbox/new-messages';
import type { GuaranteeListsTable, QuotesTable } from './schema';

/** Everything that one quotation writes. */
export interface QuoteRows {
  readonly quote: Required<Omit<Insertable<QuotesTable>, 'seq' | 'link_uses' | 'chosen_offer' | 'choices'>>;
  /** Whom it is about, as in `quote_subjects.hashes`. */
  readonly hashes: Buffer;
  /** Those that may not be there yet, or not marked as used lately. */
  readonly guaranteeLists: readonly GuaranteeListsTable[];
  readonly messages: readonly MessageRow[];
  /** The caller's key that it answers, and until when that is remembered. */
  readonly reservation?: KeyReservation & { readonly until: number };
  /** Aborted when its caller has been answered without it. */
  readonly abandoned?: AbortSignal;
}

/** The caller's key went to another request while this one was under way: what this one found is not the answer. */
export class ReservationLost extends Error {
  override readonly name = 'ReservationLost';
  constructor() {
    super('the idempotency key of this quotation belongs to another request by now');
  }
}
