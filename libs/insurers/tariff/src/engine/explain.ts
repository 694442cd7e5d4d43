import { defined } from '@cotiza/kernel';
import type { RatedRisk } from '../lines/line-model';
import { STATUTORY_LINES } from '../statutory-lines';
import type { CompiledBook, CompiledGuarantee, CompiledModality } from './compile-book';
import type { CompiledFactor, Facts } from './compile-factor';
import { FACTOR_UNIT, roundedProduct } from './exact-product';
import { isSold, mostOf, rate } from './rate';
import type { DeclineReason, RatedOffer } from './rating';

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

/** Notes on a Consorcio surcharge that is not exact. */
const DOUBTS = { least: 'a minimum at first risk', estimated: 'at first risk, by the estimate of rebuilding' } as const;

/**
 * Every step from the base of each guarantee to the total of a modality. The net premium is worked out again here, step by
 * step, and not copied from the offer: that the sum with the offer's statutory lines is the quoted price is proved by a test.
 *
 * @throws RangeError when the book has no such modality, or the risk holds a value outside its enumeration
 */
export function explain<R extends RatedRisk>(book: CompiledBook<R>, risk: R, modalityId: string): Explanation {
  const modality = book.modalities.find((each) => each.id === modalityId);
  if (!modality) throw new RangeError(`${book.insurer.id} has no modality ${modalityId}`);
  const rating = rate(book, risk);
  if (rating.kind === 'declined') return rating;
  const offer = rating.offers.find((each) => each.modalityId === modalityId);
  if (!offer) return { kind: 'not-offered' };
  const facts = book.readFacts(risk);
  const guarantees = modality.guarantees.map((position) => guaranteeSteps(book, modality, position, facts));
  const netCents = sum(guarantees.map((steps) => defined(steps.at(-1), 'last step of the guarantee').amountCents));
  const priced = guarantees
    .filter((steps) => defined(steps.at(-1), 'last step of the guarantee').amountCents > 0)
    .flat();
  const statutory = statutorySteps(offer);
  const totalCents = netCents + sum(statutory.map((step) => step.amountCents));
  const steps = [...priced, step('net', netCents), ...statutory, step('total', totalCents)];
  return { kind: 'explained', version: book.version, steps, totalCents };
}

function guaranteeSteps<R extends RatedRisk>(
  book: CompiledBook<R>,
  modality: CompiledModality,
  position: number,
  facts: Facts,
): ExplanationStep[] {
  const guarantee: CompiledGuarantee = defined(book.guarantees[position], 'guarantee at that place');
  const within = { guarantee: guarantee.id };
  const units = book.factors.map((factor) => factor.evaluate(facts));
  if (!isSold(guarantee, facts)) return [step('guarantee', 0, within)];
  let amount = guarantee.baseCents;
  const steps = [step('base', amount, within)];
  const multiply = (kind: 'factor' | 'excess', by: number, details: Partial<ExplanationStep>): void => {
    amount = (amount * by) / FACTOR_UNIT;
    steps.push(step(kind, amount, { ...within, factor: by / FACTOR_UNIT, ...details }));
  };
  for (const each of guarantee.factors) {
    const factor = defined(book.factors[each], 'factor at that place');
    multiply('factor', defined(units[each], 'factor at that place'), {
      name: factor.name,
      value: describe(book, factor, facts),
    });
  }
  const bearsExcess = position === modality.excessGuarantee;
  const excessCents = bearsExcess ? (modality.excessCents ?? 0) : 0;
  if (bearsExcess) multiply('excess', modality.excessUnits, { value: `${modality.excessCents} cents` });
  const last = bearsExcess ? modality.excessUnits : FACTOR_UNIT;
  const product = roundedProduct(guarantee.baseCents, units, guarantee.factors, last);
  const most = guarantee.cap === null ? Infinity : mostOf(guarantee.cap, facts, excessCents);
  if (product > most)
    steps.push(
      step('cap', most, { ...within, value: `${defined(guarantee.cap, 'cap of that guarantee').perMille} per mille` }),
    );
  return [...steps, step('guarantee', Math.min(product, most), within)];
}

/** The variables that a factor reads, with their values in this risk; null when it reads none. */
function describe<R extends RatedRisk>(book: CompiledBook<R>, factor: CompiledFactor, facts: Facts): string | null {
  const readings = factor.slots.map((slot) => {
    const name = defined(book.variables[slot], 'variable in that slot');
    const variable = defined(book.model.variables[name], 'variable of that name');
    return `${name} ${variable.kind === 'enumerated' ? variable.values[defined(facts[slot], 'fact in that slot')] : facts[slot]}`;
  });
  return readings.length === 0 ? null : readings.join(', ');
}

function statutorySteps(offer: RatedOffer): ExplanationStep[] {
  return STATUTORY_LINES.map((name) => {
    const doubt = name === 'CCS_RE' ? offer.consorcioDoubt : undefined;
    return step('statutory', offer.statutory[name], { name, value: doubt ? DOUBTS[doubt] : null });
  });
}

function step(
  kind: ExplanationStep['kind'],
  amountCents: number,
  details: Partial<ExplanationStep> = {},
): ExplanationStep {
  return { kind, guarantee: null, name: kind, value: null, factor: null, ...details, amountCents };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
