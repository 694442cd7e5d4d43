import type { ClaimedMessage, MessageKind } from '@cotiza/quoting';

export const MESSAGE_STATES = ['pending', 'delivered', 'dead', 'discarded'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message as the operator sees it: never what it says, which is personal. Times are milliseconds since the epoch. */
export interface MessageSummary extends Pick<
  ClaimedMessage,
  'id' | 'reference' | 'kind' | 'target' | 'event' | 'attempts' | 'createdAt'
> {
  readonly state: MessageState;
  /** When it is tried next; null when it is not. */
  readonly dueAt: number | null;
  /** When it was delivered, died or was discarded; null while it is pending. */
  readonly endedAt: number | null;
  /** Why the last attempt failed; null when none did. */
  readonly lastReason: string | null;
  /** Claimed by a notifier now. */
  readonly isClaimed: boolean;
}

/** Messages to deliver, without those set aside for a switched-off endpoint or deferred for more than six hours. */
export interface Backlog {
  readonly waiting: number;
  /** Due time of the oldest message that is not claimed; null when there is none. */
  readonly oldestDueAt: number | null;
}

/** Messages whose last attempt failed, of one state, kind and reason. */
export interface FailedMessages {
  /** Pending ones are tried again. */
  readonly state: 'pending' | 'dead';
  readonly kind: MessageKind;
  readonly reason: string;
  readonly count: number;
  /** Creation of the oldest, in milliseconds since the epoch. */
  readonly since: number;
}

export interface MessageFilter {
  readonly state?: MessageState;
  readonly kind?: MessageKind;
  /** Only those of one quotation. */
  readonly reference?: string;
  readonly limit: number;
}

/** Messages as the operator handles them. Whatever changes one leaves an audit line. */
export interface OutboxDesk {
  /** Newest first. */
  list(filter: MessageFilter): Promise<readonly MessageSummary[]>;
  show(id: string): Promise<MessageSummary | undefined>;
  /** Counts the messages in some states. Delivered ones grow with all that is kept. */
  count<State extends MessageState>(states: readonly State[]): Promise<Readonly<Record<State, number>>>;
  backlog(): Promise<Backlog>;
  /** Counts messages that failed, most first, without those set aside for a switched-off endpoint. */
  failed(): Promise<readonly FailedMessages[]>;
  /** Counts e-mails that wait for the hour in which their ceiling lets them leave. */
  deferred(): Promise<number>;
  /**
   * Makes pending messages that wait for their next attempt due now. Their attempts still count. Returns how many, and how many
   * recipients could not be read.
   *
   * @param domain only e-mails to this domain, in any case; every message by default
   */
  retryNow(domain?: string): Promise<{ readonly due: number; readonly unreadable: number }>;
  /** Makes dead messages due now, with their attempts forgotten. Returns how many: those that are dead and no others. */
  replay(ids: readonly string[] | 'all-dead'): Promise<number>;
  /** Gives up pending or dead messages and forgets what they say. Returns how many. */
  discard(ids: readonly string[] | 'all-dead'): Promise<number>;
  /** Messages of webhook endpoints that are switched off wait; this lets an endpoint have them again. */
  switchOn(endpoint: string): Promise<void>;
}
