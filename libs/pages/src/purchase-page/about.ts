import type { Distributor } from '@cotiza/quoting';

/** The distributor's details for the page. */
export interface PurchasePageAbout {
  /** The distributor of the insurance, who continues the purchase: as in `aviso`. */
  readonly distributor: Distributor;
  /** E-mail address for questions about the purchase and the customer's data. */
  readonly contact: string;
  /** Path to the root of the service, with a slash at its end: `/` and the path of its public address. */
  readonly root: string;
  /** True when choosing an offer leads to a shop of the operator. */
  readonly hasShop?: boolean;
}
