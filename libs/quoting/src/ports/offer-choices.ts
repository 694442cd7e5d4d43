import type { NewMessage } from './message';

/** The offer that a customer chooses behind a purchase link. */
export interface MadeChoice {
  /** Token of the purchase link. */
  readonly token: string;
  /** Number of the offer in its quotation. */
  readonly number: number;
}

/** The result of a choice. */
export type ChoiceOutcome =
  | 'marked'
  /** That offer was already chosen: there is no change and no message. */
  | 'repeated'
  /** The link is unknown or expired. */
  | 'unknown';

/** The offers that customers have chosen. */
export interface OfferChoices {
  /**
   * Marks the chosen offer of the quotation behind a link, instead of an earlier one, and stores the messages about it in
   * the same transaction: once for each change, from any process.
   *
   * @param messagesOf the messages of the `nth` change, counted from 1; may be called more than once
   * @throws StorageUnavailable when it cannot be stored for now
   */
  choose(choice: MadeChoice, messagesOf: (nth: number) => readonly NewMessage[]): Promise<ChoiceOutcome>;
}
