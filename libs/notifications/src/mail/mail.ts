import type { Mailbox } from './mailbox';

export interface Mail {
  /** File name where e-mails are written as files: letters, digits and `-`. */
  readonly fileName: string;
  readonly from: Mailbox;
  /** One address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With angle brackets. All attempts have the same, so that mail systems detect a repetition. */
  readonly messageId: string;
  readonly date: Date;
}

/** The result of sending an e-mail. `reason` is for the operator, without content of the e-mail. */
export type MailOutcome =
  | { readonly kind: 'delivered' }
  /** Rejected for good: the recipient or the content is not accepted. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** May be accepted later. */
  | { readonly kind: 'failed'; readonly reason: string };

/** The outcome for a request whose e-mail address is invalid. */
export const NO_ADDRESS: MailOutcome = { kind: 'refused', reason: 'the address cannot be written to' };

/** Sends e-mails. */
export interface Mailer {
  /** Its destination, for the operator: without credentials. */
  readonly description: string;
  /** The number of simultaneous sends; more would wait inside. */
  readonly concurrency: number;
  /** Never rejects. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Closes idle connections. E-mails being sent are finished. */
  close(): void;
}
