export interface MailRecipient {
  readonly email: string;
  readonly documentId: string;
}

export interface CountedMail {
  /** Takes the count back: nothing was sent. */
  giveBack(): Promise<void>;
}

/** Limits the e-mails to a customer, over all callers: a quotation is sent to an address that is not confirmed. */
export interface MailAllowance {
  /** Counts an e-mail; undefined where there have been too many, and nothing is counted. */
  take(recipient: MailRecipient): Promise<CountedMail | undefined>;
}
