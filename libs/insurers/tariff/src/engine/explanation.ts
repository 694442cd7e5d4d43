import type { DeclineReason } from './rating';

/** One line of the way from base to total. */
export interface ExplanationStep {
  /**
   * `base`: net premium of the mean risk; `factor` and `excess` multiply the running amount; `cap`: the most that the guarantee
   * may cost, where it costs less for it; `guarantee`: the running amount rounded to the cent; `net`: the sum of the guarantees; `statutory`: one line of the law; `total`.
   */
  readonly kind: 'base' | 'factor' | 'excess' | 'cap' | 'guarantee' | 'net' | 'statutory' | 'total';
  /** Guarantee of the steps that build one; null in the others. */
  readonly guarantee: string | null;
  /** Name of the factor or of the statutory line; the kind in the others. */
  readonly name: string;
  /** Values of the risk in the variables of a factor, such as `driverAge 34`, or a note on a statutory line; null without either. */
  readonly value: string | null;
  /** Multiplier of the running amount; null in a step without one. */
  readonly factor: number | null;
  /** The amount after this step, in cents; fractional until `guarantee` rounds it. */
  readonly amountCents: number;
}

/** The steps of a price. The amount of the last step, `total`, is always the quoted price. */
export type Explanation =
  | {
      readonly kind: 'explained';
      readonly version: string;
      readonly steps: readonly ExplanationStep[];
      readonly totalCents: number;
    }
  | { readonly kind: 'declined'; readonly version: string | null; readonly reasons: readonly DeclineReason[] }
  /** The insurer takes the risk, but not with this modality. */
  | { readonly kind: 'not-offered' };
