/** How a message leaves: to the customer by e-mail, or to a system of the operator by webhook. */
export type MessageKind = 'email' | 'webhook';

/** A message to be delivered. It is kept in the same transaction as what gives rise to it. */
export interface NewMessage {
  /**
   * The same for every attempt, so that a receiver can tell a repetition. Made of letters, digits, `-` and `_`. Adding a
   * message whose id is there already does nothing.
   */
  readonly id: string;
  /** Reference of its quotation: erasing that erases the message. */
  readonly reference: string;
  readonly kind: MessageKind;
  /** Name of the webhook endpoint; null for an e-mail. */
  readonly target: string | null;
  /** What it tells, such as `cotizacion.cotizada`. */
  readonly event: string;
  /** What it takes to deliver it, as text. Kept encrypted, and forgotten once it is delivered or discarded. */
  readonly payload: string;
}
