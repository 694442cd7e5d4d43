import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import type { DeclineRow } from '../book/rate-book';
import type { LineModel, RatedRisk } from '../lines/line-model';

/** The variables of one risk: numbers as they are, enumerated values as their index in the list. */
export type Facts = Float64Array;

export interface CompiledFactor {
  readonly name: string;
  /** Slots of the variables that it reads, for those who explain a price. */
  readonly slots: readonly number[];
  readonly evaluate: (facts: Facts) => number;
}

export interface CompiledGuarantee {
  readonly id: string;
  readonly name: string;
  readonly cover: string;
  /** Net premium of a reference risk: the pure premium over the loss ratio, rounded to the cent. */
  readonly baseCents: Cents;
  readonly compulsoryPerMille: number;
  readonly lossOfUse: boolean;
  /** Positions, among the factors of the book, of those that multiply it; ascending. */
  readonly factors: readonly number[];
}

export interface CompiledModality {
  readonly id: string;
  readonly name: string;
  /** Positions among the guarantees of the book. */
  readonly guarantees: readonly number[];
  readonly excessCents: Cents | null;
  /** Position of the guarantee that bears the excess, and its factor; -1 and 1 when there is none. */
  readonly excessGuarantee: number;
  readonly excessFactor: number;
  readonly accidentCapitalCents: Cents;
  readonly isExcluded: (facts: Facts) => boolean;
  /**
   * What the modality covers, as a customer reads it, without the guarantees whose bits are set: bit n leaves out the nth of
   * `guarantees`. Offers that cover the same share one list.
   */
  readonly coverWithout: (omitted: number) => readonly GuaranteeIncluded[];
}

export interface CompiledDecline {
  readonly reason: Pick<DeclineRow, 'code' | 'message'>;
  readonly applies: (facts: Facts) => boolean;
}

/** A rate book with every name resolved to a position and every table to a look-up. Immutable; rates any number of risks. */
export interface CompiledBook<R extends RatedRisk> {
  readonly model: LineModel<R>;
  /** Names of the variables, by slot. */
  readonly variables: readonly string[];
  readonly readFacts: (risk: R) => Facts;
  readonly insurer: { readonly id: string; readonly name: string };
  readonly version: string;
  readonly product: string;
  readonly validFrom: CalendarDay;
  readonly validTo: CalendarDay | null;
  readonly factors: readonly CompiledFactor[];
  readonly guarantees: readonly CompiledGuarantee[];
  readonly modalities: readonly CompiledModality[];
  readonly declines: readonly CompiledDecline[];
}
