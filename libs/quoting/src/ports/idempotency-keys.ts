import type { QuoteResult } from '../answers/quote-result';

/** How long a key is remembered after its request was answered, in milliseconds: 24 hours. */
export const KEY_REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Proof that a key belongs to the request that holds it, until it is released or its result is recorded. */
export interface KeyReservation {
  /** Keyed hash of the key; the key itself is not kept. */
  readonly keyHash: string;
  /** Tells this reservation from one that another process makes after this one has lapsed. */
  readonly owner: string;
}

/** What became of a key that was used before. */
export type UsedKey =
  /** The same body was quoted under it: this is what was answered. */
  | { readonly kind: 'repeated'; readonly result: QuoteResult }
  /** Another body was sent under it. */
  | { readonly kind: 'reused' };

/** What a key means for a request that reserves it: nobody has used it, and the request goes ahead; or it was used before. */
export type IdempotencyAnswer = { readonly kind: 'reserved'; readonly reservation: KeyReservation } | UsedKey;

/** Keys with which callers make a request safe to repeat. A key is remembered for `KEY_REMEMBERED_MS`, wherever it is sent to. */
export interface IdempotencyKeys {
  /**
   * Tells what became of a key, and writes nothing: undefined while nobody uses it. While an equal request is under way,
   * waits for its end.
   *
   * @param body as for `begin`
   * @param abandoned ends the waiting when it is aborted
   * @throws RecordingUnavailable when keys cannot be looked up for now
   */
  recall(key: string, body: unknown, abandoned?: AbortSignal): Promise<UsedKey | undefined>;
  /**
   * Reserves a key for a body, or tells what became of it. While an equal request is under way, waits for its end.
   *
   * @param body any JSON value: bodies are equal when they are the same JSON, whatever the order of their keys
   * @param abandoned ends the waiting when it is aborted
   * @throws RecordingUnavailable when keys cannot be looked up for now
   */
  begin(key: string, body: unknown, abandoned?: AbortSignal): Promise<IdempotencyAnswer>;
  /** Lets go of a key whose request came to nothing, so that it can be used again. */
  release(reservation: KeyReservation): Promise<void>;
}
