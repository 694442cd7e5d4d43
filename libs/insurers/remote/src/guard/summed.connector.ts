import {
  aroundEachAsk,
  eachOutcome,
  type InsurerConnector,
  type InsurerOutcome,
  type Offer,
} from '@cotiza/insurers-port';
import type { InsurerMetrics } from './observers';

/**
 * Wraps a connector that never throws and checks that breakdowns add up to the cent. A wrong one is left out and counted, and
 * the offer is kept: the customer pays the total, which is checked separately.
 */
export function summed(connector: InsurerConnector, metrics: InsurerMetrics): InsurerConnector {
  const { id } = connector.manifest;
  const checked = (offer: Offer): Offer => {
    if (addsUp(offer)) return offer;
    metrics.breakdownLeftOut(id);
    return { ...offer, breakdown: null };
  };
  const ofOutcome = (outcome: InsurerOutcome): InsurerOutcome =>
    outcome.kind !== 'offers' || outcome.offers.every(addsUp)
      ? outcome
      : { ...outcome, offers: outcome.offers.map(checked) };
  return aroundEachAsk(
    connector,
    (ask) => (request, context) =>
      Promise.resolve(ask(request, context)).then((outcome) => eachOutcome(outcome, ofOutcome)),
  );
}

function addsUp({ breakdown, annualTotalCents }: Offer): boolean {
  if (breakdown === null) return true;
  const { netCents, consorcioCents, liquidationCents, taxCents } = breakdown;
  return netCents + consorcioCents + liquidationCents + taxCents === annualTotalCents;
}
