import type { PageAbout, PageOfOffers } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { FORM_STYLE } from '../customer-form/form.style';
import { pageHeaders } from '../page-headers';
import { ChangeController } from './change.controller';
import { LogosController } from './logos.controller';
import { OwnDataController } from './own-data.controller';
import { CHANGE_HEADERS, PAGE_HEADERS, PAGE_TERMS } from './page-terms';
import { COMPARISON_STYLE, PAGE_STYLE } from './page.style';
import { PurchasePageController } from './purchase-page.controller';
import { PURCHASE_PAGES, purchasePages } from './purchase-pages';

/** The customer's page of offers, at `/c/` and the token of the purchase link. */
@Module({ controllers: [OwnDataController, ChangeController, PurchasePageController, LogosController] })
export class PurchasePageModule {
  static with(terms: PageOfOffers, about: PageAbout): DynamicModule {
    const { shopLink } = terms;
    const shopOrigin = shopLink && new URL(shopLink('', '')).origin;
    const headersWith = (style: string) => ({
      ...pageHeaders([PAGE_STYLE, style], shopOrigin),
      'x-robots-tag': 'noindex, nofollow',
    });
    return {
      module: PurchasePageModule,
      providers: [
        { provide: PAGE_TERMS, useValue: terms },
        { provide: PAGE_HEADERS, useValue: headersWith(COMPARISON_STYLE) },
        { provide: CHANGE_HEADERS, useValue: headersWith(FORM_STYLE) },
        { provide: PURCHASE_PAGES, useValue: purchasePages({ ...about, hasShop: shopLink !== undefined }, terms) },
      ],
    };
  }
}
