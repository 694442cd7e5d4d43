import type { DistributorFact, OfferInWords } from '@cotiza/quoting';

/** An offer as the letter presents it. */
export interface LetterOffer extends OfferInWords {
  /** Names of its guarantees. */
  readonly guarantees: readonly string[];
  /** Name of the first offer with the same guarantees, which lists them; null for that offer itself. */
  readonly sameAs: string | null;
}

/** Offers of one level of cover, cheapest first. */
export interface LetterLevel {
  readonly name: string;
  /** Meaning of the level, in one sentence. */
  readonly means: string;
  readonly offers: readonly LetterOffer[];
}

/** The information document of a product (IPID): whole addresses, of its page and of its PDF. */
export interface LetterDocument {
  /** Product and insurer. */
  readonly name: string;
  readonly page: string;
  readonly pdf: string;
}

/** The meaning of a guarantee. Insurers may use one name for different things. */
export interface LetterGuarantee {
  readonly name: string;
  readonly covers: readonly {
    readonly text: string;
    /** The insurers with this meaning; null when all have it. */
    readonly insurers: string | null;
  }[];
}

/** The content of the customer's e-mail in Spanish, for HTML and plain text. */
export interface QuoteLetter {
  readonly subject: string;
  readonly reference: string;
  /** First name for the greeting. */
  readonly firstName: string;
  /** The title after the name. */
  readonly title: string;
  readonly lead: string;
  /** Label and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** The purchase link with its last day; null when the quotation has none. */
  readonly link: { readonly url: string; readonly until: string | null } | null;
  /** From least to most cover. */
  readonly levels: readonly LetterLevel[];
  readonly guarantees: readonly LetterGuarantee[];
  /** The customer's demands and needs, a paragraph each. */
  readonly needs: readonly string[];
  readonly documents: readonly LetterDocument[];
  readonly steps: readonly string[];
  /** Contact for questions. */
  readonly help: string;
  /** The notice of the result. */
  readonly notice: string;
  /** The privacy notice, a paragraph each. */
  readonly personalData: readonly string[];
  /** Name of the sender. */
  readonly house: string;
  /** Name and contact data of the distributor. */
  readonly distributor: readonly DistributorFact[];
  /** Address that the customer writes to. */
  readonly contact: string;
}
