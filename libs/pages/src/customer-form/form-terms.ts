import type { DraftForm } from '@cotiza/quoting';
import type { PurchasePageAbout } from '../purchase-page/about';

/** The ports and texts of the customer's form. */
export interface FormTerms {
  readonly desk: DraftForm;
  readonly about: PurchasePageAbout;
  /** Address at which browsers reach the service; undefined where it is not set. */
  readonly publicUrl?: string;
  /** Returns the address of offers in the operator's shop. Without a shop, this service has the page of offers. */
  readonly shopLink?: (token: string) => string;
}

export const FORM_TERMS = Symbol('form terms');

/** The headers of every page of the form. */
export const FORM_HEADERS = Symbol('form headers');
export type FormHeaders = Readonly<Record<string, string>>;
