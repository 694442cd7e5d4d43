import { IsOneOf, IsSwitch, IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsHttpAddressWithQuery } from '@cotiza/platform/process';
import { IsString, Matches } from 'class-validator';

/** The characters allowed in `Authorization: Bearer` (RFC 6750, 2.1), and a length that prevents guessing. */
const SHOP_KEY = /^(?=.{32})[\w.~+/-]+=*$/;

/** Settings of Swagger UI, the documentation and the operator's shop. */
export class RestSettings {
  @Setting(
    'The list of operations at /api/docs, with Swagger UI to try them: on or off. Off, the description at /api/openapi.json is still there.',
  )
  @IsSwitch()
  readonly API_DOCS: 'on' | 'off' = 'on';

  @Setting(
    'Folder of the documentation that `npm run docs` builds, site/dist, to serve at /docs. Without it, /docs leads to /.',
  )
  @IsString()
  readonly DOCS_DIR?: string;

  @Setting(
    "Address of the operator's shop, where the purchase link leads. Without it, it leads to the service's page of offers.",
  )
  @IsHttpAddressWithQuery()
  readonly PURCHASE_URL?: string;

  @Setting(
    'Where the purchase link leads while there is a shop: shop, or page for the page of offers, where choosing an offer leads to the shop.',
  )
  @IsOneOf(['shop', 'page'])
  readonly PURCHASE_LINK_TO: 'shop' | 'page' = 'shop';

  @Setting(
    'Key with which that shop asks which quotation a purchase link belongs to: 32 characters or more. Without it, no shop can.',
  )
  @Matches(SHOP_KEY, {
    message: 'must have at least 32 characters: letters, digits and - . _ ~ + /, then any number of =',
  })
  readonly PURCHASE_API_KEY?: string;

  @Setting('Times that it may ask for one link; 0 for any number.')
  @IsWholeNumber(0, 1000)
  readonly PURCHASE_TOKEN_USES: number = 0;
}
