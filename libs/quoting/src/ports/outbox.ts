import type { Trace } from '@cotiza/kernel';
import type { NewMessage } from './message';

/** A message that one notifier has claimed for a while. */
export interface ClaimedMessage extends NewMessage {
  /** Number of its quotation, for the outbox to find it again. */
  readonly quote: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Attempts made before this one. */
  readonly attempts: number;
  /** The trace of the request that caused it; absent if unknown. */
  readonly trace?: Trace;
  /** Identifies this claim: a settlement under a lapsed claim is refused. */
  readonly lease: string;
}

/** The end of a claim. `reason` is a short code or sentence for the operator, without personal data. */
export type Settlement =
  | { readonly kind: 'delivered'; readonly followUps: readonly NewMessage[] }
  | { readonly kind: 'retry'; readonly dueAt: number; readonly reason: string }
  /** No attempt was made, and none is counted. */
  | { readonly kind: 'returned'; readonly dueAt: number; readonly reason: string }
  /** There is no further attempt unless the operator replays it. */
  | { readonly kind: 'dead'; readonly reason: string; readonly followUps: readonly NewMessage[] };

/** Messages to leave out of a claim, because the notifier could not begin with them. */
export interface PassedOver {
  readonly emails: boolean;
  /** Names of webhook endpoints. */
  readonly endpoints: readonly string[];
}

/** Messages to deliver, added by any process. */
export interface Outbox {
  /**
   * Claims messages that are due, oldest first. While the lease lasts no other notifier gets them; a message that is neither
   * settled nor extended by then is due again.
   */
  claim(limit: number, leaseMs: number, passedOver?: PassedOver): Promise<readonly ClaimedMessage[]>;
  /** Extends claims to `leaseMs` from now. A lapsed claim stays lapsed. */
  extend(leases: readonly string[], leaseMs: number): Promise<void>;
  /** Ends a claim and adds its follow-up messages, in one transaction. Returns false, without a change, for a lapsed claim. */
  settle(message: ClaimedMessage, settlement: Settlement): Promise<boolean>;
  /** Calls a listener each time this process has stored messages. Returns a function that removes it. */
  onAdded(listener: () => void): () => void;
}
