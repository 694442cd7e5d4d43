import type { Clock } from '@cotiza/kernel';
import type { QuoteArchive } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import type { PurchasePageAbout } from './about';
import { PurchasePageController, QUOTE_ARCHIVE } from './purchase-page.controller';
import { PURCHASE_PAGES, purchasePages } from './purchase-pages';

/** The customer's page of offers, at `/c/` and the token of the purchase link. */
@Module({ controllers: [PurchasePageController] })
export class PurchasePageModule {
  static with(archive: QuoteArchive, about: PurchasePageAbout, clock: Pick<Clock, 'today'>): DynamicModule {
    return {
      module: PurchasePageModule,
      providers: [
        { provide: QUOTE_ARCHIVE, useValue: archive },
        { provide: PURCHASE_PAGES, useValue: purchasePages(about, clock) },
      ],
    };
  }
}
