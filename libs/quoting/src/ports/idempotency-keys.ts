import type { QuoteResult } from '../answers/quote-result';

/** Milliseconds that a key is remembered after its request was answered: 24 hours. */
export const KEY_REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Proof that a key belongs to the request that holds it, until it is released or its result is recorded. */
export interface KeyReservation {
  /** Keyed hash of the key; the key itself is not kept. */
  readonly keyHash: string;
  /** Distinguishes this reservation from one that another process makes after this one has lapsed. */
  readonly owner: string;
}

/** The use of a key by an earlier request. */
export type UsedKey =
  /** An equal body was quoted under it, with this result. */
  | { readonly kind: 'repeated'; readonly result: QuoteResult }
  /** Another body was sent under it. */
  | { readonly kind: 'reused' }
  /** An equal body is being quoted under it, here or in another process. */
  | { readonly kind: 'under-way' };

/** The result of reserving a key: a reservation, with which the request goes ahead, or the earlier use. */
export type IdempotencyAnswer = { readonly kind: 'reserved'; readonly reservation: KeyReservation } | UsedKey;

export interface KeyTerms {
  /** Milliseconds that the request may take: the reservation lasts at least as long. */
  readonly mostMs?: number;
  /** True for a key that is free again once no insurer of its quotation may still answer. */
  readonly isOfOpenQuote?: boolean;
}

/** Keys with which callers make a request safe to repeat. A key is remembered for `KEY_REMEMBERED_MS`, wherever it is sent to. */
export interface IdempotencyKeys {
  /**
   * Returns the earlier use of a key; undefined where it is free. Writes nothing.
   *
   * @param body as for `begin`
   * @throws StorageUnavailable when keys cannot be looked up for now
   */
  recall(key: string, body: unknown): Promise<UsedKey | undefined>;
  /**
   * Reserves a key for a body, or returns its earlier use.
   *
   * @param body any JSON value: bodies are equal when they are the same JSON, whatever the order of their keys
   * @throws StorageUnavailable when keys cannot be looked up for now
   */
  begin(key: string, body: unknown, terms?: KeyTerms): Promise<IdempotencyAnswer>;
  /** Frees a key whose request has no result, so that it can be used again. */
  release(reservation: KeyReservation): Promise<void>;
}
