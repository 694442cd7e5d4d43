import type { Mailbox } from './mailbox';

/** An e-mail, ready to be sent. */
export interface Mail {
  /** Names its file where e-mails are files: letters, digits and `-`. */
  readonly fileName: string;
  readonly from: Mailbox;
  /** One address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With its angle brackets. The same for every attempt, so that mail systems can tell a repetition. */
  readonly messageId: string;
  readonly date: Date;
}

/** What became of sending an e-mail. `reason` is for the operator, and holds nothing of the e-mail. */
export type MailOutcome =
  | { readonly kind: 'delivered' }
  /** It will never be taken: not for this recipient, or not as it is. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It may be taken later. */
  | { readonly kind: 'failed'; readonly reason: string };

/** What the request calls an e-mail address is nothing that can be written to. */
export const NO_ADDRESS: MailOutcome = { kind: 'refused', reason: 'the address cannot be written to' };

/** A way for e-mails to leave. */
export interface Mailer {
  /** Where they go, for the operator: without credentials. */
  readonly description: string;
  /** How many are sent at once; more would wait inside. */
  readonly concurrency: number;
  /** Never rejects. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Lets go of what is open. What is being sent is finished. */
  close(): void;
}
