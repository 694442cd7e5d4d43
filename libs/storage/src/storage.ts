import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches, IdempotencyKeys, Outbox, PurchaseDesk, QuoteArchive } from '@cotiza/quoting';
import type { NewMessage, RecordedQuote } from '@cotiza/quoting';
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
   * @throws RecordingUnavailable when it cannot be kept for now
   */
  save(quote: RecordedQuote, messages: readonly NewMessage[], link: NewLink | null): Promise<void>;
}

/** Everything that is kept, on the embedded database or on PostgreSQL: both behave the same. */
export interface Storage {
  /** What it is kept on, in words for the operator: never with credentials. */
  readonly description: string;
  readonly quotes: QuoteStore;
  /** Purchase links, for the shop that they lead to. */
  readonly purchases: PurchaseDesk;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly outbox: Outbox;
  readonly endpointSwitches: EndpointSwitches;
  readonly channel: ChannelSetting;
  /** For the operator. */
  readonly quoteDesk: QuoteDesk;
  readonly outboxDesk: OutboxDesk;
  readonly privacy: Privacy;
  /** Whether it answers now; rejects with the reason when it does not. */
  ping(): Promise<void>;
  /** Finishes what is being written, and lets go. */
  close(): Promise<void>;
}

export interface StorageOptions {
  /** `postgres://...`; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
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
  readonly clock: Clock;
  /** Told of what fails in the background. Nothing personal is in it. */
  readonly report: (event: string, error: unknown) => void;
}
