import { choiceSetting, switchSetting, textSetting, wholeNumberSetting } from '@cotiza/kernel';
import { httpAddress } from '@cotiza/platform';

/** What `Authorization: Bearer` can bear (RFC 6750, 2.1), and long enough that nobody guesses it. */
const SHOP_KEY = {
  pattern: '^(?=.{32})[\\w.~+/\\-]+=*$',
  errorMessage: 'must have at least 32 characters: letters, digits and - . _ ~ + /, then any number of =',
};

/** The page to try the interface in, and the operator's shop. */
export const REST_SETTINGS = {
  API_DOCS: switchSetting({
    description:
      'Swagger UI, a page to try the interface in: on or off. Off, the description at /api/openapi.json is still there.',
    default: 'on',
  }),
  PURCHASE_URL: textSetting(
    {
      description:
        "Address of the operator's shop, where the purchase link leads. Without it, the service shows a page of its own.",
      default: undefined,
    },
    httpAddress({ mayHaveQuery: true }),
  ),
  PURCHASE_LINK_TO: choiceSetting(['shop', 'page'], {
    description:
      'Where the purchase link leads while there is a shop: shop, or page for the page of offers of all-in-one, where choosing an offer leads to the shop.',
    default: 'shop',
  }),
  PURCHASE_API_KEY: textSetting(
    {
      description:
        'Key with which that shop asks which quotation a purchase link stands for: 32 characters or more. Without it, nobody can.',
      default: undefined,
    },
    SHOP_KEY,
  ),
  PURCHASE_TOKEN_USES: wholeNumberSetting(
    { description: 'Times that it may ask for one link; 0 for any number.', default: 0 },
    { minimum: 0, maximum: 1000 },
  ),
};
