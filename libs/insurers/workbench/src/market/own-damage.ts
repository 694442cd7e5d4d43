import type { CarRisk, MotorcycleRisk } from '@cotiza/insurers-tariff';
import { figuresOf, type MarketFigure } from './figure';
import { offersOf, type QuotedRisk } from './quoted';

/** Limit of the price of own damage, in per cent of its largest payment. */
const MOST_PERCENT = 25;

/** Finds the dearest own damage of a portfolio: its net premium in per cent of the value of the vehicle less the excess. */
export function dearestOwnDamage(
  line: 'Car' | 'Motorcycle',
  quoted: readonly QuotedRisk<CarRisk | MotorcycleRisk>[],
): MarketFigure {
  const percents = quoted.flatMap((each) =>
    offersOf(each).flatMap(({ offer }) => {
      const ownDamage = offer.guarantees.find(({ id }) => id === 'own-damage');
      const most = Math.max(0, each.risk.retailValueCents - (offer.excessCents ?? 0));
      return ownDamage ? [(100 * ownDamage.netCents) / most] : [];
    }),
  );
  const dearest = percents.reduce((most, percent) => Math.max(most, percent), 0);
  return figuresOf(line)('dearest own damage, of what it can pay', '%', [null, MOST_PERCENT], dearest);
}
