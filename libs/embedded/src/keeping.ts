import type { ChannelSwitch, IdempotencyKeys, MailAllowance, OfferLookup, QuoteRecorder } from '@cotiza/quoting';

/** The storage ports of the use case. */
export interface Keeping {
  readonly quoteRecorder: QuoteRecorder;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly channelSwitch: ChannelSwitch;
  /** Makes the ids of offers and finds offers by them; without it, ids are random and offers cannot be found. */
  readonly offers?: OfferLookup;
  /** Limits the e-mails to a customer; no limit when absent. */
  readonly mailAllowance?: MailAllowance;
}

/**
 * Stores no quotation and sends no e-mail, and the answer says so. For use as a library, and to measure the cost of storage.
 */
export const KEEPS_NOTHING: Keeping = {
  quoteRecorder: { emailsCustomer: false, record: () => undefined },
  idempotencyKeys: {
    recall: () => Promise.resolve(undefined),
    begin: (key) => Promise.resolve({ kind: 'reserved', reservation: { keyHash: key, owner: '' } }),
    release: () => Promise.resolve(),
  },
  channelSwitch: { closed: () => undefined },
};
