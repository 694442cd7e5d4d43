import type { PriceMover } from '@cotiza/insurers-port';
import type { RatedRisk, StatutoryBase } from '../lines/line-model';
import type { CompiledBook, CompiledModality } from './compile-book';
import { linesOfPremium } from '../statutory-lines';
import { FACTOR_UNIT } from './exact-product';
import { baseOf, repriced, type PricedRisk } from './priced-risk';

/** Facts that are named each way. */
const MOST_NAMED = 3;
/** A smaller change is not worth naming. */
const LEAST_CENTS = 1_00;

/**
 * Returns the facts that raise the price of each offer of a risk most, and those that lower it most, the largest first: its price less
 * the price if all factors that read a fact were one, statutory lines included. Factors multiply, so changes do not add up.
 */
export function priceMovers<R extends RatedRisk>(
  book: CompiledBook<R>,
  priced: PricedRisk,
  risk: R,
): (modality: CompiledModality, base: StatutoryBase) => readonly PriceMover[] {
  const without = book.reachOf.map(({ factors, guarantees }) => {
    if (factors.every((at) => priced.units[at] === FACTOR_UNIT)) return undefined;
    const units = [...priced.units];
    for (const at of factors) units[at] = FACTOR_UNIT;
    return repriced(book, priced, units, guarantees);
  });
  const linesOf = linesOfPremium(risk);
  const priceOf = ({ netCents, compulsoryCents }: StatutoryBase) => netCents + linesOf(netCents, compulsoryCents);
  return (modality, base) => {
    const price = priceOf(base);
    const changes = without.map((other) => {
      const changed = other && baseOf(book, modality, other);
      return changed ? price - priceOf(changed) : 0;
    });
    return [...strongest(1, changes, book.facts), ...strongest(-1, changes, book.facts)];
  };
}

/** Returns the largest changes of one sign, the largest first. */
function strongest(sign: 1 | -1, changes: readonly number[], facts: readonly string[]): PriceMover[] {
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
