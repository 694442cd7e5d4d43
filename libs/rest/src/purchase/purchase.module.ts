import type { PurchaseDesk } from '@cotiza/quoting';
import { Module, type DynamicModule } from '@nestjs/common';
import { PURCHASE_DESK, PURCHASE_TERMS, type PurchaseTerms } from './purchase-terms';
import { PurchaseController } from './purchase.controller';

/** Purchase links for the operator's shop, at `/api/purchase/` and the token. */
@Module({ controllers: [PurchaseController] })
export class PurchaseModule {
  static with(desk: PurchaseDesk, terms: PurchaseTerms): DynamicModule {
    return {
      module: PurchaseModule,
      providers: [
        { provide: PURCHASE_DESK, useValue: desk },
        { provide: PURCHASE_TERMS, useValue: terms },
      ],
    };
  }
}
