import type { PriceMover } from '@cotiza/insurers-port';
import { defined } from '@cotiza/kernel';
import type { RatedRisk } from '../lines/line-model';
import type { CompiledBook } from './compile-book';
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
  const ratios = book.facts.map(() => 1);
  return ({ modalityId, netCents, statutory }) => {
    const modality = book.modalities.find(({ id }) => id === modalityId);
    const changes = book.facts.map(() => 0);
    for (const position of modality?.guarantees ?? []) {
      const guarantee = defined(book.guarantees[position], 'guarantee at that place');
      if (!isSold(guarantee, facts)) continue;
      const bearsExcess = position === modality?.excessGuarantee;
      const excessCents = bearsExcess ? (modality.excessCents ?? 0) : 0;
      const most = guarantee.cap === null ? Infinity : mostOf(guarantee.cap, facts, excessCents);
      ratios.fill(1);
      let net = (guarantee.baseCents * (bearsExcess ? modality.excessUnits : FACTOR_UNIT)) / FACTOR_UNIT;
      for (const at of guarantee.factors) {
        const ratio = units[at]! / FACTOR_UNIT;
        net *= ratio;
        ratios[book.factOf[at]!]! *= ratio;
      }
      ratios.forEach((ratio, fact) => {
        if (ratio !== 1) changes[fact]! += Math.min(net, most) - Math.min(net / ratio, most);
      });
    }
    const withTax = netCents === 0 ? 1 : (netCents + statutory.CLEA + statutory.IPS) / netCents;
    const movers = changes
      .map((change, at) => ({ fact: book.facts[at]!, cents: Math.round(change * withTax) }))
      .filter(({ cents }) => Math.abs(cents) >= LEAST_CENTS)
      .sort((a, b) => b.cents - a.cents);
    const lowering = movers.filter(({ cents }) => cents < 0).reverse();
    return [...movers.filter(({ cents }) => cents > 0).slice(0, MOST_NAMED), ...lowering.slice(0, MOST_NAMED)];
  };
}
