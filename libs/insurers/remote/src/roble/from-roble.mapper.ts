import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { declinedFor, guaranteesOf, referred } from '../transport/answer/answer-outcomes';
import { believableOffer } from '../transport/answer/believable-offer';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import type { RobleAnswer, RobleOffer } from './roble.wire';

/**
 * What Roble answers, in our terms.
 *
 * @throws CallFailed when a price cannot be believed
 */
export function fromRoble(answer: RobleAnswer, line: InsuranceLine): InsurerOutcome {
  switch (answer.estado) {
    case 'A':
      return { kind: 'offers', offers: answer.ofertas.map((offer) => toOffer(offer, line)) };
    case 'D':
      return declinedFor(ROBLE_DECLINES, answer.rechazos);
    case 'E':
      return referred();
  }
}

function toOffer(offer: RobleOffer, line: InsuranceLine): Offer {
  return believableOffer(
    {
      product: offer.producto,
      modality: offer.modalidad,
      priceCents: offer.primaReciboCents,
      period: ROBLE_PERIODS[offer.periodicidad],
      annualTotalCents: offer.primaAnualCents,
      excessCents: offer.franquiciaCents,
      isEstimate: offer.estimacion === 'S',
      guarantees: guaranteesOf(ROBLE_GUARANTEES, line, offer.garantias),
    },
    offer.moneda,
  );
}
