import type { InsuranceLine } from '@cotiza/contract';

/** The sections of a product information document, in the order of the template of Regulation (EU) 2017/1469. */
export const PRODUCT_SECTIONS = [
  'insured',
  'not-insured',
  'restrictions',
  'where',
  'obligations',
  'payment',
  'term',
  'cancelling',
] as const;
export type ProductSection = (typeof PRODUCT_SECTIONS)[number];

/** The information document of an insurance product (IPID: Directive (EU) 2016/97, art. 20; RDL 3/2020, art. 176). */
export interface ProductDocument {
  /** Fit for an address, and another for another content: `aldaba-car-2026.2`. */
  readonly id: string;
  readonly insurer: {
    readonly id: string;
    /** `aseguradora` of its offers. */
    readonly name: string;
    /** Member State, legal status and authorisation, in Spanish. */
    readonly status: string;
  };
  readonly line: InsuranceLine;
  /** `producto` of its offers. */
  readonly product: string;
  /** Version of the tariff that it goes with. */
  readonly version: string;
  /** The kind of insurance: Spanish, a sentence or two. */
  readonly kind: string;
  /** Spanish sentences, by section: at least one each. */
  readonly sections: Readonly<Record<ProductSection, readonly string[]>>;
  /** Sentences of a section on covers that the customer may choose besides: they follow the others, without a mark. */
  readonly optional?: Readonly<Partial<Record<ProductSection, readonly string[]>>>;
  /** Use of the claims history in its price, in Spanish sentences; absent where it is unknown. */
  readonly claimsHistory?: readonly string[];
  /** Names of the guarantees of each modality, by its name. */
  readonly guarantees: Readonly<Record<string, readonly { readonly code: string; readonly name: string }[]>>;
}
