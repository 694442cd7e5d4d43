import type { DistributorFact, OfferInWords } from '@cotiza/quoting';

/** An offer in the words of the letter, and what it includes. */
export interface LetterOffer extends OfferInWords {
  /** Names of the guarantees that it includes. */
  readonly guarantees: readonly string[];
  /** The first offer that includes just the same, by its names, where it is another: the list is said there. */
  readonly sameAs: string | null;
}

/** Offers of one level of cover, cheapest first. */
export interface LetterLevel {
  readonly name: string;
  /** What it is, in one sentence. */
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

/** What a guarantee covers. Insurers may mean different things by the same name. */
export interface LetterGuarantee {
  readonly name: string;
  readonly covers: readonly {
    readonly text: string;
    /** Whose meaning it is; null when it is everybody's. */
    readonly insurers: string | null;
  }[];
}

/** What the customer's e-mail says, whether it is written as HTML or as plain text. All of it is Spanish. */
export interface QuoteLetter {
  readonly subject: string;
  readonly reference: string;
  /** Whom it greets. */
  readonly firstName: string;
  /** What follows the name in the title. */
  readonly title: string;
  readonly lead: string;
  /** Label and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** The purchase link, and until when it works; null when the quotation has none. */
  readonly link: { readonly url: string; readonly until: string | null } | null;
  /** From least to most cover. */
  readonly levels: readonly LetterLevel[];
  readonly guarantees: readonly LetterGuarantee[];
  /** What the customer asked for, a paragraph each. */
  readonly needs: readonly string[];
  readonly documents: readonly LetterDocument[];
  readonly steps: readonly string[];
  /** Whom to ask. */
  readonly help: string;
  /** The notice of the result. */
  readonly notice: string;
  /** Who holds the data and how to have them erased, a paragraph each. */
  readonly personalData: readonly string[];
  /** Whose letter it is. */
  readonly house: string;
  /** Who distributes the insurance and how to reach them. */
  readonly distributor: readonly DistributorFact[];
  /** Address that the customer writes to. */
  readonly contact: string;
}
