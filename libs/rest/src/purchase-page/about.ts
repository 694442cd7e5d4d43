import type { Distributor } from '@cotiza/quoting';

/** The people behind the page. */
export interface PurchasePageAbout {
  /** The distributor of the insurance, who goes on with the purchase: as in `aviso`. */
  readonly distributor: Distributor;
  /** Where the customer writes to, about the purchase and about their data: an e-mail address. */
  readonly contact: string;
  /** True where choosing an offer leads to a shop of the operator. */
  readonly hasShop?: boolean;
}
