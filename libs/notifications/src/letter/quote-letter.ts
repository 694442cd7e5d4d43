/** The best offer of one level. */
export interface LetterRow {
  /** The level, with the excess of the offer. */
  readonly level: string;
  /** Insurer, and what the level adds to the one before. */
  readonly detail: string;
  /** `143,73 €`. */
  readonly price: string;
  /** `al año · estimación`; null where the insurer does not say. */
  readonly paid: string | null;
}

/** The information document of a product (IPID): the whole address of its page. */
export interface LetterDocument {
  readonly product: string;
  readonly page: string;
}

/** The content of an e-mail to the customer in Spanish, for HTML and plain text. */
export interface QuoteLetter {
  readonly subject: string;
  readonly title: string;
  readonly facts: string;
  /** From least to most cover, at most four; none in a letter without offers. */
  readonly rows: readonly LetterRow[];
  /** The address of the link; null when there is none. */
  readonly link: string | null;
  /** The words of that link. */
  readonly action: string;
  /** The next step, and the last day of the link. */
  readonly next: string;
  readonly documents: readonly LetterDocument[];
  /** The legal notice of the prices, sentence by sentence: distributor, contact, complaints, order of the offers. */
  readonly terms?: readonly string[];
  /** Address of the page that says how the claims history counts, where a term names it. */
  readonly history?: string;
  /** Why the customer is written to, and who holds the data: a paragraph each. */
  readonly notes: readonly string[];
  /** Name of the sender. */
  readonly house: string;
  /** Address that the customer writes to. */
  readonly contact: string;
}
