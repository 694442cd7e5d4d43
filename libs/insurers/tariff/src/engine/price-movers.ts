import type { PriceMover } from '@cotiza/insurers-port';
import { defined } from '@cotiza/kernel';
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
  const units = book.factors.map((factor) => factor.evaluate(facts));
  return ({ modalityId, netCents, statutory }) => {
    const modality = book.modalities.find(({ id }) => id === modalityId);
    const changes = new Map<string, number>();
    modality?.guarantees.forEach((position) => {
      const guarantee = defined(book.guarantees[position], 'guarantee at that place');
      if (!isSold(guarantee, facts)) return;
      const bearsExcess = position === modality.excessGuarantee;
      const most =
        guarantee.cap === null ? Infinity : mostOf(guarantee.cap, facts, bearsExcess ? (modality.excessCents ?? 0) : 0);
      const ratios = ratiosByFact(book, guarantee, units);
      const excess = (bearsExcess ? modality.excessUnits : FACTOR_UNIT) / FACTOR_UNIT;
      const net = [...ratios.values()].reduce((product, ratio) => product * ratio, guarantee.baseCents * excess);
      for (const [fact, ratio] of ratios) {
        const change = Math.min(net, most) - Math.min(net / ratio, most);
        changes.set(fact, (changes.get(fact) ?? 0) + change);
      }
    });
    const withTax = netCents === 0 ? 1 : (netCents + statutory.CLEA + statutory.IPS) / netCents;
    const movers = [...changes]
      .map(([fact, change]) => ({ fact, cents: Math.round(change * withTax) }))
      .filter(({ cents }) => Math.abs(cents) >= LEAST_CENTS)
      .sort((a, b) => b.cents - a.cents);
    const lowering = movers.filter(({ cents }) => cents < 0).reverse();
    return [...movers.filter(({ cents }) => cents > 0).slice(0, MOST_NAMED), ...lowering.slice(0, MOST_NAMED)];
  };
}

function ratiosByFact<R extends RatedRisk>(
  { facts }: Pick<CompiledBook<R>, 'facts'>,
  { factors }: CompiledGuarantee,
  units: readonly number[],
): ReadonlyMap<string, number> {
  const ratios = new Map<string, number>();
  for (const at of factors) {
    const fact = defined(facts[at], 'fact of that factor');
    ratios.set(fact, ((ratios.get(fact) ?? 1) * defined(units[at], 'factor at that place')) / FACTOR_UNIT);
  }
  return ratios;
}
