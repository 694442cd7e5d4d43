import type { NewMessage } from '@cotiza/messages';

/** The offer that a customer chooses behind a purchase link. */
export interface MadeChoice {
  /** Token of the purchase link. */
  readonly token: string;
  /** Where it stands in `result.ofertas` of the quotation, from 0. */
  readonly position: number;
}

/** What became of a choice. */
export type ChoiceOutcome =
  | 'marked'
  /** That offer was the chosen one already: nothing has been changed, and nobody is told. */
  | 'repeated'
  /** No such link, or no longer. */
  | 'unknown';

/** Which offers customers have chosen. */
export interface OfferChoices {
  /**
   * Marks the quotation behind a link, in the place of what was chosen before, and keeps the messages that tell of it in the same
   * transaction: once for each change, whatever process it comes from.
   *
   * @param messagesOf the messages of the `nth` change, counted from 1; may be called more than once
   * @throws RecordingUnavailable when it cannot be kept for now
   */
  choose(choice: MadeChoice, messagesOf: (nth: number) => readonly NewMessage[]): Promise<ChoiceOutcome>;
}
