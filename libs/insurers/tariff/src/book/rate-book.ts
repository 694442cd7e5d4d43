import type { GuaranteeCode, InsuranceLine } from '@cotiza/contract';
import type { Period } from '@cotiza/insurers-port';
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
  readonly approval: Approval;
  readonly insurer: { readonly id: string; readonly name: string };
  readonly line: InsuranceLine;
  /** Spanish name of the product. */
  readonly product: string;
  /** Customers that this insurer wants: a note for maintainers of the book, which no code reads. */
  readonly appetite: string;
  /** Share of claims in the net premium: a pure premium is divided by it. */
  readonly lossRatio: number;
  /** Surcharge on the net premium of a year that is paid in parts, by period: 0.02 is two per cent. Absent: a year is paid at once. */
  readonly instalments?: Readonly<Partial<Record<InstalmentPeriod, number>>>;
  readonly guarantees: readonly GuaranteeRow[];
  /** From the least to the most cover: each one has the guarantees of those before it and what it adds. */
  readonly modalities: readonly ModalityRow[];
  readonly curves: Readonly<Record<string, CurveRow>>;
  readonly factors: readonly FactorRow[];
  readonly declines: readonly DeclineRow[];
}

/** Author, approver and first day of use of a book. No price depends on them: they may change without a new version. */
export interface Approval {
  readonly author: string;
  /** Somebody else than the author. */
  readonly approver: string;
  /** First day on which quotations may be rated by the book, whatever their effective date. */
  readonly usableFrom: CalendarDay;
}

export type InstalmentPeriod = Exclude<Period, 'anual'>;

export interface GuaranteeRow {
  readonly id: string;
  /** Spanish name and one sentence of what it covers, as the customer reads them. */
  readonly name: string;
  readonly cover: string;
  /** Its code among the guarantees of the line in the contract; two rows may be parts of one. */
  readonly code: GuaranteeCode;
  /** The most that it pays for a claim, in euros; absent where it has no limit of its own. That of accidents is the modality's capital. */
  readonly limitEuros?: number;
  /** On what terms it pays: Spanish sentences with their figures. */
  readonly terms?: readonly string[];
  /** Other guarantees of the line that its premium pays for as well. */
  readonly alsoCovers?: readonly { readonly code: GuaranteeCode; readonly limitEuros?: number }[];
  /** Expected cost of claims of a reference risk, in euros a year. */
  readonly purePremiumEuros: number;
  /** Per mille of this guarantee that is compulsory motor liability: every motor liability guarantee has it, and no other. */
  readonly compulsoryPerMille?: number;
  /** Its net premium is never more than this share of what it can pay: a value in euros, less the excess. */
  readonly cap?: { readonly variable: string; readonly perMille: number };
  /** The least sum insured, in euros, from which it means anything: below, it is neither priced nor listed. */
  readonly from?: { readonly variable: string; readonly euros: number };
  /** True when it pays for the loss of use of the dwelling, which raises the Consorcio's rate. */
  readonly lossOfUse?: boolean;
}

export interface ModalityRow {
  /** Unique in the book. */
  readonly id: string;
  /** One of the names of the line, such as `Terceros`; two rows may share it with different excesses. */
  readonly modality: string;
  /** Guarantees that this modality adds to those of the one before it. */
  readonly adds: readonly string[];
  /** Euros that the customer bears of each claim of a guarantee, and the factor for its premium; null without an excess. */
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
  /** Source of its figures: a sentence for maintainers of the book, which no code reads. */
  readonly why: string;
  /** Guarantees that it multiplies. */
  readonly applies: 'all' | readonly string[];
}

/** `[from, to, factor]`: from included, to excluded; the last `to` is null. Each band begins where the one before ends. */
export interface BandsRow extends FactorBase {
  readonly kind: 'bands';
  readonly variable: string;
  readonly bands: readonly (readonly [from: number, to: number | null, factor: number])[];
}

/**
 * Points `[x, factor]` joined by straight lines, in the order of x; before the first and after the last it stays what it is there. So no
 * single year or kilowatt moves a price by much.
 */
export interface CurvedRow extends FactorBase {
  readonly kind: 'curve';
  readonly variable: string;
  readonly points: readonly (readonly [x: number, factor: number])[];
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
 * The insurer's own scale: a factor for each clean year from none on, which never rises, the last one for any more; and more for each
 * at-fault claim, up to the cap.
 */
export interface BonusMalusRow extends FactorBase {
  readonly kind: 'bonus-malus';
  readonly cleanYears: readonly number[];
  readonly perClaim: number;
  readonly cap: number;
}

export type FactorRow = BandsRow | CurvedRow | ValuesRow | ZonesRow | BlendRow | BonusMalusRow;

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

/** Returns the periods in which a year can be paid in parts, and their surcharges, in the order of the book. */
export const instalmentsOf = ({ instalments = {} }: RateBook) =>
  Object.entries(instalments) as readonly (readonly [InstalmentPeriod, number])[];
