import type { Clock } from '@cotiza/kernel';
import type {
  DraftStore,
  OfferChoices,
  PurchaseDesk,
  QuoteArchive,
  EndpointSwitches,
  NewMessage,
  Outbox,
  IdempotencyKeys,
  LatePorts,
  OfferLookup,
  OwnDataDesk,
  ResumeCodes,
  RevisionDesk,
  RecordedQuote,
} from '@cotiza/quoting';
import type { OutboxDesk } from './outbox/outbox-desk';
import type { Privacy } from './privacy/privacy';
import type { QuoteAdmin } from './quotes/quote-admin';

/** The purchase link of a quotation. Only the hash of its token is kept with the quotation. */
export interface NewLink {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export interface QuoteStore extends QuoteArchive {
  /**
   * Keeps a quotation, its messages and the result under the key of the caller in one transaction, and resolves after the commit.
   * Calls during a commit share the next one.
   *
   * @throws StorageUnavailable when it has not been kept
   * @throws RecordingUncertain when it may have been kept
   */
  save(quote: RecordedQuote, messages: readonly NewMessage[], link: NewLink | null): Promise<void>;
  /**
   * Adds late answers to a kept quotation, in one transaction. Once none is pending, its messages that have waited for that are due,
   * with the payloads of `messages` of the same id; while questions are open, they wait for the answers.
   *
   * @param before the quotation as it was kept last
   * @returns false when the quotation has been erased
   * @throws StorageUnavailable when it has not been kept
   */
  amend(quote: RecordedQuote, before: RecordedQuote, messages: readonly NewMessage[]): Promise<boolean>;
  /**
   * Changes a quotation as `LatePorts.change` does.
   *
   * @param messagesOf as `messages` of `amend`, once none is pending
   */
  change(
    reference: string,
    change: Parameters<LatePorts['change']>[1],
    messagesOf: (quote: RecordedQuote) => readonly NewMessage[],
  ): Promise<boolean>;
}

export interface ChannelState {
  readonly isOn: boolean;
  /** Why it is off, for the operator; null while it is on. */
  readonly reason: string | null;
  /** `Retry-After` for callers, in seconds; null while it is on. */
  readonly retryAfterSeconds: number | null;
  /** When it was last switched, in milliseconds since the epoch; null when it never was. */
  readonly changedAt: number | null;
}

/** The channel switch as it is kept: what one process writes the others read. */
export interface ChannelSetting {
  read(): Promise<ChannelState>;
  switchOn(): Promise<void>;
  switchOff(reason: string, retryAfterSeconds: number): Promise<void>;
}

/** Data and switches for an operator, whom the audit trail names. */
export interface OperatorDesks {
  readonly endpointSwitches: EndpointSwitches;
  readonly channel: ChannelSetting;
  readonly quoteAdmin: QuoteAdmin;
  readonly outboxDesk: OutboxDesk;
  readonly privacy: Privacy;
}

/** Everything that is kept, on the embedded database or on PostgreSQL: both behave the same. */
export interface Storage extends OperatorDesks {
  /** Names the database for the operator, without credentials. */
  readonly description: string;
  readonly quotes: QuoteStore;
  readonly drafts: DraftStore;
  readonly purchases: PurchaseDesk;
  readonly choices: OfferChoices;
  readonly revisions: RevisionDesk;
  readonly resumeCodes: ResumeCodes;
  readonly ownData: OwnDataDesk;
  readonly offers: OfferLookup;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly outbox: Outbox;
  /** Returns the desks of another operator than that of the options. */
  actingAs(operator: string): OperatorDesks;
  /**
   * Writes something small, as quotations are written.
   *
   * @throws StorageUnavailable when nothing can be kept now, although it may still be read
   */
  checkWriting(): Promise<void>;
  /**
   * Returns a pseudonym of personal data for counters: equal for equal texts in all processes with the same data key, and not
   * reversible.
   */
  pseudonym(text: string): string;
  /** Finishes pending writes and closes the connections. */
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://...`; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL at most; 10 where it is not said. */
  readonly connections?: number;
  /**
   * Longest time for one statement on PostgreSQL, in milliseconds, before it rejects with QueryTimeout; 0: no limit. By default 10
   * seconds for a service and none for a tool. The embedded database has no limit: its readers block only their own thread.
   */
  readonly statementTimeoutMs?: number;
  /** Folder of the embedded database, made where it is missing. */
  readonly dataDir: string;
  /**
   * Keys for personal data as `DATA_KEY` gives them: one or several, separated by commas, 32 bytes each in base64 or
   * hexadecimal. The first encrypts, all decrypt. Undefined: those in `dataDir`, made there the first time.
   */
  readonly dataKey?: string;
  /**
   * A service owns the embedded database: a second one on the same folder is refused. An operator's tool works beside it.
   * A service brings the schema up to date; a tool refuses one that is not.
   */
  readonly role: 'service' | 'tool';
  /** Operator in the audit trail; by default the service itself. */
  readonly operator?: string;
  readonly clock: Clock;
  /** Receives failures in the background, without personal data. */
  readonly report: (event: string, error: unknown) => void;
}
