import type { LevelCode } from '@cotiza/contract';
import type { GuaranteeIncluded, Period } from '@cotiza/insurers-port';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import type { DeclineRow } from '../book/rate-book';
import type { LineModel, RatedRisk } from '../lines/line-model';

/** The variables of one risk: numbers as they are, enumerated values as their index in the list. */
export type Facts = Float64Array;

export interface CompiledFactor {
  readonly name: string;
  /** Slots of the variables that it reads, for those who explain a price. */
  readonly slots: readonly number[];
  /** In ten-thousandths: `FACTOR_UNIT` is a factor of one. */
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
  /** Slot of the sum insured without which it is not sold, and the least of it in euros; null where there is none. */
  readonly from: { readonly slot: number; readonly euros: number } | null;
  /** Slot of the value that caps its premium, and the greatest share of that value; null without a cap. */
  readonly cap: { readonly slot: number; readonly perMille: number } | null;
  /** Positions, among the factors of the book, of those that multiply it; ascending. */
  readonly factors: readonly number[];
}

export interface CompiledModality {
  readonly id: string;
  readonly name: string;
  readonly level: LevelCode;
  /** Positions among the guarantees of the book. */
  readonly guarantees: readonly number[];
  /** Those of them that the modality before it has not. */
  readonly added: readonly number[];
  readonly excessCents: Cents | null;
  /** Position of the guarantee that bears the excess, and its factor in ten-thousandths; -1 and one when there is none. */
  readonly excessGuarantee: number;
  readonly excessUnits: number;
  readonly accidentCapitalCents: Cents;
  readonly exclusions: readonly CompiledDecline[];
  /** What each of `guarantees` covers, in the words for the customer. */
  readonly covers: readonly (readonly GuaranteeIncluded[])[];
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
  /** The ways to pay in parts, and one plus the surcharge in ten-thousandths. */
  readonly instalments: readonly { readonly period: Period; readonly units: number }[];
  readonly factors: readonly CompiledFactor[];
  readonly guarantees: readonly CompiledGuarantee[];
  readonly modalities: readonly CompiledModality[];
  readonly declines: readonly CompiledDecline[];
}
