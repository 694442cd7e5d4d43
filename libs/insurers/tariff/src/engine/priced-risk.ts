import { fromEuros, share, type Cents } from '@cotiza/kernel';
import type { RatedRisk, StatutoryBase } from '../lines/line-model';
import type { CompiledBook, CompiledGuarantee, CompiledModality } from './compile-book';
import type { Facts } from './compile-factor';
import { FACTOR_UNIT, roundedProduct } from './exact-product';

const PER_MILLE = 1_000;

/** Figures of one risk that the modalities of a book share. */
export interface PricedRisk {
  readonly facts: Facts;
  /** Every factor of the book, in ten-thousandths. */
  readonly units: readonly number[];
  /** Net premium of each guarantee of the book without an excess. */
  readonly nets: readonly Cents[];
}

export function pricedRisk<R extends RatedRisk>(book: CompiledBook<R>, facts: Facts): PricedRisk {
  const units = book.unitsOf(facts);
  return { facts, units, nets: book.guarantees.map((guarantee) => netOf(guarantee, units, facts, FACTOR_UNIT, 0)) };
}

/** Returns a priced risk with other factors, which change the premiums of some guarantees alone. */
export function repriced<R extends RatedRisk>(
  book: CompiledBook<R>,
  { facts, nets }: PricedRisk,
  units: readonly number[],
  changed: readonly number[],
): PricedRisk {
  const other = [...nets];
  for (const position of changed) other[position] = netOf(book.guarantees[position]!, units, facts, FACTOR_UNIT, 0);
  return { facts, units, nets: other };
}

function netOf(
  guarantee: CompiledGuarantee,
  units: readonly number[],
  facts: Facts,
  excessUnits: number,
  excessCents: Cents,
): Cents {
  const product = isSold(guarantee, facts)
    ? roundedProduct(guarantee.baseCents, units, guarantee.factors, excessUnits)
    : 0;
  return guarantee.cap === null ? product : Math.min(product, mostOf(guarantee.cap, facts, excessCents));
}

/** Returns true when the sum insured reaches the least sum of a guarantee. */
export function isSold({ from }: CompiledGuarantee, facts: Facts): boolean {
  return from === null || facts[from.slot]! >= from.euros;
}

/** The most that a capped guarantee costs: a share of the value less the excess, in whole cents. */
export function mostOf(cap: NonNullable<CompiledGuarantee['cap']>, facts: Facts, excessCents: Cents): Cents {
  const payable = Math.max(0, fromEuros(facts[cap.slot]!) - excessCents);
  return Math.floor((payable * cap.perMille) / PER_MILLE);
}

/** Returns the net premium of a guarantee in a modality. */
export function netIn<R extends RatedRisk>(
  book: CompiledBook<R>,
  { excessGuarantee, excessUnits, excessCents }: CompiledModality,
  { facts, units, nets }: PricedRisk,
  position: number,
): Cents {
  if (position !== excessGuarantee) return nets[position]!;
  return netOf(book.guarantees[position]!, units, facts, excessUnits, excessCents ?? 0);
}

/** Returns what the statutory lines of a modality are computed from; undefined where the excess leaves nothing to sell. */
export function baseOf<R extends RatedRisk>(
  book: CompiledBook<R>,
  modality: CompiledModality,
  priced: PricedRisk,
): StatutoryBase | undefined {
  let netCents = 0;
  let compulsoryCents = 0;
  let lossOfUse = false;
  for (const position of modality.guarantees) {
    const { compulsoryPerMille, lossOfUse: paysLossOfUse } = book.guarantees[position]!;
    const cents = netIn(book, modality, priced, position);
    if (position === modality.excessGuarantee && cents === 0) return undefined;
    netCents += cents;
    if (compulsoryPerMille !== 0) compulsoryCents += share(cents, compulsoryPerMille, PER_MILLE);
    lossOfUse ||= paysLossOfUse && cents !== 0;
  }
  return { netCents, compulsoryCents, accidentCapitalCents: modality.accidentCapitalCents, lossOfUse };
}
