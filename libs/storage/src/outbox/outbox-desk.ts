import type { MessageKind } from '@cotiza/messages';

export const MESSAGE_STATES = ['pending', 'delivered', 'dead', 'discarded'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message as the operator sees it: never what it says, which is personal. Times are milliseconds since the epoch. */
export interface MessageSummary {
  readonly id: string;
  readonly reference: string;
  readonly kind: MessageKind;
  readonly target: string | null;
  readonly event: string;
  readonly state: MessageState;
  readonly attempts: number;
  readonly createdAt: number;
  /** When it is tried next; null when it is not. */
  readonly dueAt: number | null;
  /** When it was delivered, died or was discarded; null while it is pending. */
  readonly endedAt: number | null;
  /** Why the last attempt failed; null when none did. */
  readonly lastReason: string | null;
  /** Whether a notifier holds it now. */
  readonly isClaimed: boolean;
}

/** Messages that are to be delivered. Those put aside because their endpoint is switched off are not among them. */
export interface Backlog {
  readonly waiting: number;
  /** Since when the first of those that nobody has taken yet should have been; null when there is none. */
  readonly oldestDueAt: number | null;
}

export interface MessageFilter {
  readonly state?: MessageState;
  readonly kind?: MessageKind;
  readonly limit: number;
}

/** Messages as the operator handles them. Whatever changes one leaves an audit line. */
export interface OutboxDesk {
  /** Newest first. */
  list(filter: MessageFilter): Promise<readonly MessageSummary[]>;
  show(id: string): Promise<MessageSummary | undefined>;
  /** How many messages are in each of these states. Those that were delivered are as many as were ever sent and are kept. */
  count<State extends MessageState>(states: readonly State[]): Promise<Readonly<Record<State, number>>>;
  backlog(): Promise<Backlog>;
  /** Makes dead messages due now, with their attempts forgotten. Returns how many: those that are dead and no others. */
  replay(ids: readonly string[] | 'all-dead'): Promise<number>;
  /** Gives up pending or dead messages and forgets what they say. Returns how many. */
  discard(ids: readonly string[] | 'all-dead'): Promise<number>;
  /** Messages of webhook endpoints that are switched off wait; this lets an endpoint have them again. */
  switchOn(endpoint: string): Promise<void>;
}
