import type { RefusalReason } from '@cotiza/problems';

/** The customer of a quotation, as the request says it. */
export interface MailRecipient {
  readonly email: string;
  readonly documentId: string;
}

export type MailAnswer =
  /** It has been counted. `giveBack` takes the count back where no e-mail follows. */
  | { readonly isGranted: true; readonly giveBack: () => void }
  /** There have been too many, and nothing has been counted. */
  | { readonly isGranted: false; readonly reason: RefusalReason; readonly retryAfterSeconds: number };

/**
 * Limits the e-mails to a customer, over all callers: a quotation is sent to an address that is not confirmed. Asked when
 * everything else is right, just before the insurers are.
 */
export interface MailAllowance {
  take(recipient: MailRecipient): Promise<MailAnswer>;
}
