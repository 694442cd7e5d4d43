import { levelNamed } from '@cotiza/contract';
import type { InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { declinedFor, excessOf, guaranteesOf, referred } from '../answer/answer-outcomes';
import { believableOffer } from '../answer/believable-offer';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import type { RobleAnswer, RobleOffer } from './roble.wire';
import type { TakenLine } from '../request/taken-request';

/**
 * Maps an answer of Roble to an outcome.
 *
 * @throws CallFailed when a price is not plausible
 */
export function fromRoble(answer: RobleAnswer, line: TakenLine): InsurerOutcome {
  switch (answer.estado) {
    case 'A':
      return { kind: 'offers', tariff: answer.tarifa, offers: answer.ofertas.map((offer) => toOffer(offer, line)) };
    case 'D':
      return declinedFor(ROBLE_DECLINES, answer.rechazos, answer.tarifa);
    case 'E':
      return referred();
  }
}

function toOffer(offer: RobleOffer, line: TakenLine): Offer {
  const level = levelNamed(line, offer.modalidad);
  return believableOffer(
    {
      product: offer.producto,
      modality: offer.modalidad,
      level,
      priceCents: offer.primaReciboCents,
      period: ROBLE_PERIODS[offer.periodicidad],
      annualTotalCents: offer.primaAnualCents,
      excessCents: excessOf(line, level, offer.franquiciaCents),
      // Not a legal proposal: Roble gives no day until which it is bound.
      firmness: offer.estimacion === 'N' ? 'to-be-checked' : 'estimate',
      validUntil: null,
      breakdown: offer.desglose,
      guarantees: guaranteesOf(ROBLE_GUARANTEES, line, offer.garantias),
    },
    offer.moneda,
  );
}
