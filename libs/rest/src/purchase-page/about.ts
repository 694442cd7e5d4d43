import type { Distributor } from '@cotiza/quoting';

/** Who stands behind the page. */
export interface PurchasePageAbout {
  /** Who distributes the insurance and goes on with the purchase: the same as in `aviso`. */
  readonly distributor: Distributor;
  /** Where the customer writes to, about the purchase and about their data: an e-mail address. */
  readonly contact: string;
  /** Whether choosing an offer leads to a shop of the operator, where the purchase goes on; not where it is not said. */
  readonly hasShop?: boolean;
}
