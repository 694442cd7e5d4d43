import type { InsuranceLine } from '@cotiza/contract';
import type { CalendarDay } from '@cotiza/kernel';

/**
 * One insurer's tariff for one line, as its JSON file holds it. The README says how to read one; `validateRateBook` says
 * what is wrong with one.
 */
export interface RateBook {
  readonly schemaVersion: 1;
  /** Version of the tariff, such as `2026.1`. */
  readonly version: string;
  /** First and last effective date rated by this book, both inclusive; `to` is null while nothing replaces it. */
  readonly validity: { readonly from: CalendarDay; readonly to: CalendarDay | null };
  readonly insurer: { readonly id: string; readonly name: string };
  readonly line: InsuranceLine;
  /** Spanish name of the product. */
  readonly product: string;
  /** Whom this insurer wants, for whoever maintains the book; nothing reads it. */
  readonly appetite: string;
  /** Share of claims in the net premium: a pure premium is divided by it. */
  readonly lossRatio: number;
  readonly guarantees: readonly GuaranteeRow[];
  /** From the least to the most cover: each one has the guarantees of those before it and what it adds. */
  readonly modalities: readonly ModalityRow[];
  readonly curves: Readonly<Record<string, CurveRow>>;
  readonly factors: readonly FactorRow[];
  readonly declines: readonly DeclineRow[];
}

export interface GuaranteeRow {
  readonly id: string;
  /** Spanish name and one sentence of what it covers, as the customer reads them. */
  readonly name: string;
  readonly cover: string;
  /** Expected cost of claims of a reference risk, in euros a year. */
  readonly purePremiumEuros: number;
  /** Per mille of this guarantee that is compulsory motor liability; absent means none. */
  readonly compulsoryPerMille?: number;
  /** Whether it pays for the loss of use of the dwelling, which raises the Consorcio's rate. */
  readonly lossOfUse?: boolean;
}

export interface ModalityRow {
  /** Unique in the book. */
  readonly id: string;
  /** One of the names of the line, such as `Terceros`; two rows may share it with different excesses. */
  readonly modality: string;
  /** Guarantees that this modality adds to those of the one before it. */
  readonly adds: readonly string[];
  /** What the customer bears of each claim of a guarantee, and what is left of its premium for it; null: nothing. */
  readonly excess: { readonly guarantee: string; readonly euros: number; readonly factor: number } | null;
  /** Capital for accidents of driver or occupants, in euros; motor only. */
  readonly accidentCapitalEuros?: number;
  /** The modality is left out for a risk that meets all the conditions of any of these rows. */
  readonly notOfferedWhen: readonly (readonly ConditionRow[])[];
}

/** Points `[x, y]` joined by straight lines, over the whole range of a numeric variable; y never falls. */
export interface CurveRow {
  readonly variable: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface FactorBase {
  readonly name: string;
  /** Guarantees that it multiplies. */
  readonly applies: 'all' | readonly string[];
}

/** `[from, to, factor]`: from included, to excluded; the last `to` is null. Each band begins where the one before ends. */
export interface BandsRow extends FactorBase {
  readonly kind: 'bands';
  readonly variable: string;
  readonly bands: readonly (readonly [from: number, to: number | null, factor: number])[];
}

export interface ValuesRow extends FactorBase {
  readonly kind: 'values';
  readonly variable: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Groups of values of an enumerated variable; every value is in exactly one. */
export interface ZonesRow extends FactorBase {
  readonly kind: 'zones';
  readonly variable: string;
  readonly zones: readonly { readonly name: string; readonly factor: number; readonly values: readonly string[] }[];
}

/** A weighted mean of curves: `{ "buildings": 0.7, "contents": 0.3 }`; weights add up to 1. */
export interface BlendRow extends FactorBase {
  readonly kind: 'blend';
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * `1 - perCleanYear * clean years + perClaim * at-fault claims`, between floor and cap. Clean years beyond those that reach the
 * floor do not count, so that a claim always costs something.
 */
export interface BonusMalusRow extends FactorBase {
  readonly kind: 'bonus-malus';
  readonly perCleanYear: number;
  readonly floor: number;
  readonly perClaim: number;
  readonly cap: number;
}

/** The same for every risk: it brings the mean of the other factors to the level at which the insurer wants to sell. */
export interface LevelRow extends FactorBase {
  readonly kind: 'level';
  readonly factor: number;
}

export type FactorRow = LevelRow | BandsRow | ValuesRow | ZonesRow | BlendRow | BonusMalusRow;

/** One of the three: strictly below or above a number, or one of some values. */
export type ConditionRow =
  | { readonly variable: string; readonly below: number }
  | { readonly variable: string; readonly above: number }
  | { readonly variable: string; readonly in: readonly string[] };

/** The insurer declines a risk that meets all the conditions. */
export interface DeclineRow {
  readonly code: string;
  /** Spanish sentence for the customer. */
  readonly message: string;
  readonly when: readonly ConditionRow[];
}
