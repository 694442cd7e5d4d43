/** A rule for something that is allowed and hardly true. */
export interface ImprobableRule<F> {
  /** Names the rule for its tests and its documents. */
  readonly id: string;
  /** Path of the field that is asked again. */
  readonly campo: string;
  /** Certainly improbable: false where anything that it reads is not known. */
  readonly holds: (facts: F) => boolean;
  /** Spanish, for the customer: what was received is not in it. */
  readonly mensaje: string;
}
