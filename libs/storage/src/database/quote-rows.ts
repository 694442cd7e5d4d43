import type { KeyReservation } from '@cotiza/quoting';
import type { Insertable } from 'kysely';
import type { GuaranteeListsTable, OutboxTable, QuotesTable } from './schema';

/** A message as it is first written: pending, due at once. */
export type MessageRow = Required<
  Pick<
    Insertable<OutboxTable>,
    'id' | 'kind' | 'target' | 'event' | 'created_at' | 'key_id' | 'payload_seal' | 'payload' | 'trace'
  >
>;

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
