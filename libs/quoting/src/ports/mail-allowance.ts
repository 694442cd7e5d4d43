import type { RefusalReason } from '@cotiza/problems';

/** Whom a quotation is about to be sent to, as the request says it. */
export interface MailRecipient {
  readonly email: string;
  readonly documentId: string;
}

export type MailAnswer =
  /** It has been counted. `giveBack` is for a quotation that came to no e-mail after all. */
  | { readonly isGranted: true; readonly giveBack: () => void }
  /** There have been too many, and nothing has been counted. */
  | { readonly isGranted: false; readonly reason: RefusalReason; readonly retryAfterSeconds: number };

/**
 * How often customers may be written to, whoever asks for it: a quotation is sent to an address that nobody has confirmed.
 * Asked when everything else is right, just before the insurers are.
 */
export interface MailAllowance {
  take(recipient: MailRecipient): Promise<MailAnswer>;
}
