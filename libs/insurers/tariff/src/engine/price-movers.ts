import type { PriceMover } from '@cotiza/insurers-port';
import type { RatedRisk } from '../lines/line-model';
import type { CompiledBook } from './compile-book';
import { FACTOR_UNIT } from './exact-product';
import { pricedRisk, priceOf } from './rate';
import type { RatedOffer } from './rating';

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
  risk: R,
): (offer: RatedOffer) => readonly PriceMover[] {
  const facts = book.readFacts(risk);
  const units = book.unitsOf(facts);
  const without = book.facts.map((_, fact) => {
    const isMoved = units.some((unit, at) => book.factOf[at] === fact && unit !== FACTOR_UNIT);
    if (!isMoved) return undefined;
    const others = units.map((unit, at) => (book.factOf[at] === fact ? FACTOR_UNIT : unit));
    return pricedRisk(book, facts, others);
  });
  return ({ modalityId, totalCents }) => {
    const modality = book.modalities.find(({ id }) => id === modalityId);
    if (!modality) return [];
    const changes = without.map((priced) => {
      const price = priced && priceOf(book, modality, priced, risk);
      return price ? totalCents - price.totalCents : 0;
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
