/** The customer of a quotation, as the request says it. */
export interface MailRecipient {
  readonly email: string;
  readonly documentId: string;
}

/** Limits the e-mails to a customer, over all callers: a quotation is sent to an address that is not confirmed. */
export interface MailAllowance {
  /** Counts an e-mail; false where there have been too many, and nothing is counted. */
  take(recipient: MailRecipient): Promise<boolean>;
}
