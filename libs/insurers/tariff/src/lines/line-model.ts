import type { InsuranceLine } from '@cotiza/contract';
import type { ConsorcioDoubt, EstimateOf, Law, LawName } from '@cotiza/insurers-port';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import type { ProductTexts } from '../documents/product-texts.data';
import type { LawDay, StatutoryLines } from '../statutory-lines';
import type { Variable } from './variable';

/** Facts that risks of every line have. */
export interface RatedRisk extends LawDay {
  readonly line: InsuranceLine;
  /** First day of cover. Ages and seniority of the risk are counted to this day. */
  readonly effectiveDate: CalendarDay;
  /**
   * Whole years of the holder on that day; null in an estimate without a holder. They decide whether there can be a
   * contract, never its price.
   */
  readonly holderAge: number | null;
}

/** Amounts from which the statutory lines of a modality are computed. */
export interface StatutoryBase {
  readonly netCents: Cents;
  /** The part of the net premium that is compulsory motor liability. */
  readonly compulsoryCents: Cents;
  /** Capital insured for accidents of driver or occupants; 0 when there is none. */
  readonly accidentCapitalCents: Cents;
  readonly lossOfUse: boolean;
}

/** A risk that no insurer of the line takes, whatever its rate book says. */
export interface LineDecline<R> {
  /** Stable, and of no rate book of the line: the validator sees to it. */
  readonly code: string;
  readonly applies: (risk: R) => boolean;
  /** Spanish sentence for the customer. */
  readonly message: (risk: R) => string;
}

/** Everything that is the same in every rate book of a line. */
export interface LineModel<R extends RatedRisk> {
  readonly line: R['line'];
  /** The only facts that may move a price, by the name that rate books use. */
  readonly variables: Readonly<Record<string, Variable<R>>>;
  /** Names of the modalities of the line, from the least to the most cover. */
  readonly modalities: readonly string[];
  /** Bounds of a plausible share of claims in the net premium. */
  readonly lossRatio: readonly [min: number, max: number];
  /** Refusals by law or by the line itself, declared here so that no rate book can forget them. */
  readonly declines: readonly LineDecline<R>[];
  /** Returns true when the line may offer a modality for a risk, with any insurer. */
  readonly allows: (modality: string, risk: R) => boolean;
  /**
   * Returns why the Consorcio's surcharge may be another: at first risk it follows the value of the dwelling, which is estimated or
   * not known. A line without it has exact surcharges.
   */
  readonly consorcioDoubt?: (risk: R) => ConsorcioDoubt | undefined;
  /** Texts of the information documents of its products that do not depend on a rate book. */
  readonly document: ProductTexts;
  /** Returns the series of the law that `CCS_RE` comes from. A line without it pays none. */
  readonly extraordinaryRisks?: (risk: R, base: Pick<StatutoryBase, 'lossOfUse'>) => LawName;
  /** Returns the lines of a premium that is paid at once. */
  readonly statutoryLines: (risk: R, base: StatutoryBase) => StatutoryLines;
}

/** A line, and how its requests become risks. */
export interface RatedLine<L extends InsuranceLine, R extends RatedRisk> extends LineModel<R> {
  /** Returns the facts of a request that may move a price. @param law the packaged series when absent */
  readonly toRisk: (request: EstimateOf<L>, law?: Law) => R;
}
