/**
 * One whole Spanish sentence for an answer of the customer, as part of their demands and needs (RDL 3/2020, art. 175). It
 * holds no personal data.
 */
export interface Need {
  /** The sentence, with `{}` in the place of the value. */
  readonly says?: string;
  /** The sentence for each value, by the value as text; it wins over `says`. */
  readonly of?: Readonly<Record<string, string>>;
}
