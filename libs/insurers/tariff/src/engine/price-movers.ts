import type { PriceMover } from '@cotiza/insurers-port';
import type { Cents } from '@cotiza/kernel';
import type { RatedRisk } from '../lines/line-model';
import type { CompiledBook, CompiledGuarantee } from './compile-book';
import { FACTOR_UNIT } from './exact-product';
import { isSold, mostOf } from './rate';
import type { RatedOffer } from './rating';

/** Facts that are named each way. */
const MOST_NAMED = 3;
/** A smaller change is not worth naming. */
const LEAST_CENTS = 1_00;

/**
 * Returns the facts that raise the price of each offer of a risk most, and those that lower it most, the largest first: what the price
 * would change by if all factors that read a fact were one, with its tax and liquidation surcharge. Factors multiply, so changes do
 * not add up.
 */
export function priceMovers<R extends RatedRisk>(
  book: CompiledBook<R>,
  risk: R,
): (offer: RatedOffer) => readonly PriceMover[] {
  const facts = book.readFacts(risk);
  const units = book.unitsOf(facts);
  const [ratios, changes] = [new Float64Array(book.facts.length), new Float64Array(book.facts.length)];
  /** Adds what a guarantee changes by without each fact. */
  const add = (guarantee: CompiledGuarantee, excessUnits: number, excessCents: Cents) => {
    const most = guarantee.cap === null ? Infinity : mostOf(guarantee.cap, facts, excessCents);
    ratios.fill(1);
    let net = (guarantee.baseCents * excessUnits) / FACTOR_UNIT;
    for (const at of guarantee.factors) {
      const ratio = units[at]! / FACTOR_UNIT;
      net *= ratio;
      ratios[book.factOf[at]!]! *= ratio;
    }
    ratios.forEach((ratio, fact) => (changes[fact]! += Math.min(net, most) - Math.min(net / ratio, most)));
  };
  return ({ modalityId, netCents, statutory }) => {
    const modality = book.modalities.find(({ id }) => id === modalityId);
    changes.fill(0);
    for (const position of modality?.guarantees ?? []) {
      const guarantee = book.guarantees[position]!;
      const bearsExcess = position === modality?.excessGuarantee;
      if (!isSold(guarantee, facts)) continue;
      if (bearsExcess) add(guarantee, modality.excessUnits, modality.excessCents ?? 0);
      else add(guarantee, FACTOR_UNIT, 0);
    }
    const withTax = netCents === 0 ? 1 : (netCents + statutory.CLEA + statutory.IPS) / netCents;
    const named = (sign: 1 | -1) => strongest(sign, (fact) => Math.round(changes[fact]! * withTax), book.facts);
    return [...named(1), ...named(-1)];
  };
}

/** Returns the largest changes of one sign, the largest first. */
function strongest(sign: 1 | -1, changeBy: (fact: number) => number, facts: readonly string[]): PriceMover[] {
  const movers: PriceMover[] = [];
  facts.forEach((fact, at) => {
    const cents = changeBy(at);
    if (sign * cents < LEAST_CENTS) return;
    const place = movers.findIndex((mover) => sign * mover.cents < sign * cents);
    movers.splice(place < 0 ? movers.length : place, 0, { fact, cents });
    if (movers.length > MOST_NAMED) movers.pop();
  });
  return movers;
}
