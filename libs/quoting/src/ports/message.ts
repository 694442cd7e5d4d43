/** The way of a message: to the customer by e-mail, or to a system of the operator by webhook. */
export type MessageKind = 'email' | 'webhook';

/** A message to deliver. It is stored in the same transaction as the change that causes it. */
export interface NewMessage {
  /**
   * All attempts have the same id, so that a receiver can detect a repetition. Made of letters, digits, `-` and `_`. Adding a
   * message with an existing id does nothing.
   */
  readonly id: string;
  /**
   * Reference of its quotation: erasing the quotation erases the message. A message of a revision may be of the first quotation of
   * its series: one with the same id that has not been tried then has its payload, and is put off until `notBefore`.
   */
  readonly reference: string;
  readonly kind: MessageKind;
  /** Name of the webhook endpoint; null for an e-mail. */
  readonly target: string | null;
  /** The event of the message, such as `cotizacion.cotizada`. */
  readonly event: string;
  /** The data needed to deliver it, as text. Stored encrypted, and deleted once it is delivered or discarded. */
  readonly payload: string;
  /** When it is due at the earliest, in milliseconds since the epoch; at once when absent. */
  readonly notBefore?: number;
  /** Why it is not due at once, for the operator, without personal data; it is then not made due with others of its quotation. */
  readonly waitsFor?: string;
}

/** The reason of an e-mail that waits for a quiet time after a revision. */
export const AFTER_REVISION = 'for a quiet time after a revision';

/** The reason of an e-mail that a ceiling defers. */
export const MAIL_DEFERRED = 'over the limit of e-mails';
