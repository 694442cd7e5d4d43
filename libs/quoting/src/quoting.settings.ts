import { wholeNumberSetting } from '@cotiza/kernel';
import { DISTRIBUTOR_SETTINGS } from './customer/distributor.settings';
import { PURCHASE_LINK_DAYS } from './gather/price-holds';

const DEADLINE_MS = { minimum: 1, maximum: 120_000 };

/** How long is waited for prices, how long they hold, and who distributes. */
export const QUOTING_SETTINGS = {
  ...DISTRIBUTOR_SETTINGS,
  INSURER_DEADLINE_MS: wholeNumberSetting(
    {
      description:
        'Milliseconds an insurer has to answer: at most QUOTE_DEADLINE_MS, and that by default where it is less than 8000.',
      default: 8000,
    },
    DEADLINE_MS,
  ),
  QUOTE_DEADLINE_MS: wholeNumberSetting(
    { description: 'Milliseconds a whole quotation has.', default: 10_000 },
    DEADLINE_MS,
  ),
  PRICE_HOLDS_DAYS: wholeNumberSetting(
    {
      description: `Days for which a price holds that its insurer sets no end to: ${PURCHASE_LINK_DAYS} at least, which is how long purchase links work.`,
      default: 15,
    },
    { minimum: PURCHASE_LINK_DAYS, maximum: 365 },
  ),
};
