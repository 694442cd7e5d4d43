import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches, NewMessage, Outbox } from '@cotiza/messages';
import type { OfferChoices, PurchaseDesk, QuoteArchive } from '@cotiza/purchase';
import type { IdempotencyKeys, OfferLookup, RecordedQuote } from '@cotiza/quoting';
import type { ChannelSetting } from './settings/channel-setting';
import type { OutboxDesk } from './outbox/outbox-desk';
import type { Privacy } from './privacy/privacy';
import type { QuoteDesk } from './quotes/quote-desk';

/** The purchase link of a quotation. Only the hash of its token is kept with the quotation. */
export interface NewLink {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Quotations and their messages. */
export interface QuoteStore extends QuoteArchive {
  /**
   * Keeps a quotation, its messages and the result under the caller's key in one transaction, and resolves after it has
   * been committed. Calls that arrive while a commit runs share the next one.
   *
   * @throws RecordingUnavailable when it cannot be kept for now, and nothing has been
   * @throws RecordingUncertain when nobody knows whether it has been kept
   */
  save(quote: RecordedQuote, messages: readonly NewMessage[], link: NewLink | null): Promise<void>;
}

/** What an operator looks at and changes: the audit trail names who. */
export interface OperatorDesks {
  readonly endpointSwitches: EndpointSwitches;
  readonly channel: ChannelSetting;
  readonly quoteDesk: QuoteDesk;
  readonly outboxDesk: OutboxDesk;
  readonly privacy: Privacy;
}

/** Everything that is kept, on the embedded database or on PostgreSQL: both behave the same. */
export interface Storage extends OperatorDesks {
  /** What it is kept on, in words for the operator: never with credentials. */
  readonly description: string;
  readonly quotes: QuoteStore;
  /** Purchase links, for the shop that they lead to. */
  readonly purchases: PurchaseDesk;
  /** Which offers customers have chosen. */
  readonly choices: OfferChoices;
  /** Offers by their ids. */
  readonly offers: OfferLookup;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly outbox: Outbox;
  /** The same in the name of one of several operators, instead of the one of the options. */
  actingAs(operator: string): OperatorDesks;
  /**
   * Writes something small, as quotations are written.
   *
   * @throws RecordingUnavailable when nothing can be kept now, although it may still be read
   */
  checkWriting(): Promise<void>;
  /**
   * Stands for something personal where it is counted, also by several processes: the same for the same text as long as they
   * have the same current data key, and telling nothing to others.
   */
  pseudonym(text: string): string;
  /** Finishes what is being written, and lets go. */
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://...`; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Connections to PostgreSQL at most; 10 where it is not said. */
  readonly connections?: number;
  /**
   * Longest time for one statement on PostgreSQL, in milliseconds, after which whoever asked gets QueryTimeout; 0: as long as it
   * takes. Where it is not said, 10 seconds for a service, and as long as it takes for a tool. The embedded database knows no such
   * limit: whoever reads it does so on its own thread, and keeps no other process waiting.
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
  /** Who acts, for the audit trail; the service itself when it is not said. */
  readonly operator?: string;
  readonly clock: Clock;
  /** Told of what fails in the background. Nothing personal is in it. */
  readonly report: (event: string, error: unknown) => void;
}
