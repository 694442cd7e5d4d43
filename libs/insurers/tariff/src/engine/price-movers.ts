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
    for (let fact = 0; fact < ratios.length; fact++) {
      changes[fact]! += Math.min(net, most) - Math.min(net / ratios[fact]!, most);
    }
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
    for (let fact = 0; fact < changes.length; fact++) changes[fact] = Math.round(changes[fact]! * withTax);
    return [...strongest(1, changes, book.facts), ...strongest(-1, changes, book.facts)];
  };
}

/** Returns the largest changes of one sign, the largest first. */
function strongest(sign: 1 | -1, changes: Float64Array, facts: readonly string[]): PriceMover[] {
  const movers: PriceMover[] = [];
  for (let at = 0; at < facts.length; at++) {
    const cents = changes[at]!;
    if (sign * cents < LEAST_CENTS) continue;
    let place = movers.length;
    while (place > 0 && sign * movers[place - 1]!.cents < sign * cents) place--;
    if (place === MOST_NAMED) continue;
    movers.splice(place, 0, { fact: facts[at]!, cents });
    if (movers.length > MOST_NAMED) movers.pop();
  }
  return movers;
}
