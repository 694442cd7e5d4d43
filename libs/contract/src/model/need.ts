/**
 * How an answer is told back to the customer among their demands and needs (RDL 3/2020, art. 175): one whole sentence in
 * Spanish, in which nothing personal is said.
 */
export interface Need {
  /** The sentence, with `{}` in the place of the value. */
  readonly says?: string;
  /** The sentence for a value, written as text; it goes before `says`. */
  readonly of?: Readonly<Record<string, string>>;
}
