import { textSetting, wholeNumberSetting } from '@cotiza/kernel';
import { REDIS_ADDRESS } from '../settings/addresses';

/** How much one client address may ask for, and where that is counted. */
export const LIMIT_SETTINGS = {
  LIMIT_REFERENCE_PER_MINUTE: wholeNumberSetting({
    description: 'Requests a minute from one client address to requirements and catalogues; 0 switches the limit off.',
    default: 120,
  }),
  LIMIT_QUOTES_PER_MINUTE: wholeNumberSetting({
    description: 'Quotations a minute from one client address; 0 switches the limit off.',
    default: 20,
  }),
  LIMIT_ESTIMATES_PER_MINUTE: wholeNumberSetting({
    description:
      'Estimates a minute from one client address: they keep nothing and write to nobody; 0 switches the limit off.',
    default: 60,
  }),
  REDIS_URL: textSetting(
    {
      description:
        'Redis on which several processes count limits together, as redis://user:password@host:6379/0, or rediss:// for TLS. Without it, each process counts by itself.',
      default: undefined,
    },
    REDIS_ADDRESS,
  ),
};
