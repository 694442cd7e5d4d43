export interface MailRecipient {
  readonly email: string;
  readonly documentId: string;
  /** Name of the caller, where it has a key. */
  readonly caller?: string;
  /** Client that completes a form of ours, by its address. */
  readonly formClient?: string;
}

export interface CountedMail {
  /** When it may be sent at the earliest, in milliseconds since the epoch; at once when absent. */
  readonly notBefore?: number;
  /** Takes the count back: nothing was sent. */
  giveBack(): Promise<void>;
}

/** Limits the e-mails to customers: a quotation is sent to an address that is not confirmed. Callers with a key and forms have their own share. */
export interface MailAllowance {
  /** Counts an e-mail in the first hour that has room; undefined, and nothing is counted, where none has while its link works. */
  take(recipient: MailRecipient): Promise<CountedMail | undefined>;
}
