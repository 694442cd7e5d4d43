import { Module, type DynamicModule } from '@nestjs/common';
import type { PurchasePageAbout } from './about';
import { pageHeaders } from './page-headers';
import { PAGE_HEADERS, PAGE_TERMS, type PageTerms } from './page-terms';
import { PurchasePageController } from './purchase-page.controller';
import { PURCHASE_PAGES, purchasePages } from './purchase-pages';

/** The customer's page of offers, at `/c/` and the token of the purchase link. */
@Module({ controllers: [PurchasePageController] })
export class PurchasePageModule {
  static with(terms: PageTerms, about: PurchasePageAbout): DynamicModule {
    const { shopLink, clock } = terms;
    const shopOrigin = shopLink && new URL(shopLink('', '')).origin;
    return {
      module: PurchasePageModule,
      providers: [
        { provide: PAGE_TERMS, useValue: terms },
        { provide: PAGE_HEADERS, useValue: pageHeaders(shopOrigin) },
        { provide: PURCHASE_PAGES, useValue: purchasePages({ ...about, hasShop: shopLink !== undefined }, clock) },
      ],
    };
  }
}
