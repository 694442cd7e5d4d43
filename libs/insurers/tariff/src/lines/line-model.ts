import type { InsuranceLine } from '@cotiza/contract';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import type { ProductTexts } from '../documents/product-texts.data';
import type { StatutoryLines } from '../statutory/statutory-lines';
import type { Variable } from './variable';

/** What every risk states, whatever its line. */
export interface RatedRisk {
  readonly line: InsuranceLine;
  /** First day of cover. Ages and seniority of the risk are counted to this day. */
  readonly effectiveDate: CalendarDay;
  /**
   * Whole years of the holder on that day; null in an estimate that is told of nobody. They decide whether there can be a
   * contract, never its price.
   */
  readonly holderAge: number | null;
}

/** What the statutory lines of a modality are computed on. */
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
  /** What the law or the line itself refuses: declared here, so that no rate book can forget it. */
  readonly declines: readonly LineDecline<R>[];
  /** Whether the line may offer a modality for a risk at all, whoever the insurer is. */
  readonly allows: (modality: string, risk: R) => boolean;
  /**
   * Whether the Consorcio's surcharge for extraordinary risks is only the least that it can be: at first risk an insurer may have to
   * charge more. Never where a line does not say.
   */
  readonly isConsorcioLeast?: (risk: R) => boolean;
  /** What the information documents of its products say that no rate book decides. */
  readonly document: ProductTexts;
  readonly statutoryLines: (risk: R, base: StatutoryBase) => StatutoryLines;
}
