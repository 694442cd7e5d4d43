import type { Trace } from '@cotiza/kernel';
import type { NewMessage } from './message';

/** A message that one notifier holds for a while. */
export interface ClaimedMessage extends NewMessage {
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Attempts made before this one. */
  readonly attempts: number;
  /** What gave rise to it; absent where that is not known. */
  readonly trace?: Trace;
  /** Tells this claim from a later one: what is settled under a claim that has lapsed is not taken. */
  readonly lease: string;
}

/** What became of a claim. `reason` is a short code or sentence for the operator, without anything personal. */
export type Settlement =
  | { readonly kind: 'delivered'; readonly followUps: readonly NewMessage[] }
  | { readonly kind: 'retry'; readonly dueAt: number; readonly reason: string }
  /** It was not tried: no attempt is counted. */
  | { readonly kind: 'returned'; readonly dueAt: number; readonly reason: string }
  /** It will not be tried again unless the operator replays it. */
  | { readonly kind: 'dead'; readonly reason: string; readonly followUps: readonly NewMessage[] };

/** Messages that a claim leaves where they are, because who claims could not begin with them. */
export interface PassedOver {
  readonly emails: boolean;
  /** Names of webhook endpoints. */
  readonly endpoints: readonly string[];
}

/** Messages on their way out, whatever process they were added by. */
export interface Outbox {
  /**
   * Takes messages that are due, oldest first. While the lease lasts nobody else is given them; one that is neither
   * settled nor extended by then comes back.
   */
  claim(limit: number, leaseMs: number, passedOver?: PassedOver): Promise<readonly ClaimedMessage[]>;
  /** Makes claims that have not lapsed last for `leaseMs` from now; one that has lapsed stays so. */
  extend(leases: readonly string[], leaseMs: number): Promise<void>;
  /** Ends a claim and adds what follows from it, in one transaction. False when the claim had lapsed: nothing is changed. */
  settle(message: ClaimedMessage, settlement: Settlement): Promise<boolean>;
  /** Tells a listener each time this process has added messages, after they are safe. Returns how to stop. */
  onAdded(listener: () => void): () => void;
}
