import type { ChannelSwitch, IdempotencyKeys, MailAllowance, OfferLookup, QuoteRecorder } from '@cotiza/quoting';

/** What the use case needs of whatever keeps quotations. */
export interface Keeping {
  readonly quoteRecorder: QuoteRecorder;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly channelSwitch: ChannelSwitch;
  /** Offers by their ids, and what these are made of; absent: at random, and none is found again. */
  readonly offers?: OfferLookup;
  /** How often customers may be written to; any number of times when absent. */
  readonly mailAllowance?: MailAllowance;
}

/**
 * Quotations are answered and forgotten: nobody is written to, and the answer says so. For teams that use the service as a
 * library, and for measuring what keeping costs.
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
