import type { ChannelSwitch, IdempotencyKeys, MailAllowance, OfferLookup, QuoteRecorder } from '@cotiza/quoting';

/** The ports of the use case that keep. */
export interface Keeping {
  readonly quoteRecorder: QuoteRecorder;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly channelSwitch: ChannelSwitch;
  /** Makes the ids of offers and finds offers by them; without it, ids are random and no offer is found again. */
  readonly offers?: OfferLookup;
  /** Limits the e-mails to a customer; there is no limit when absent. */
  readonly mailAllowance?: MailAllowance;
}

/**
 * Keeps no quotation: no e-mail is sent, and the answer says so. For teams that use the service as a library, and for measuring
 * the cost of keeping.
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
