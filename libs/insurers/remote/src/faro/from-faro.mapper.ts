import { levelNamed } from '@cotiza/contract';
import type { InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { declinedFor, guaranteesOf, referred } from '../answer/answer-outcomes';
import { believableOffer } from '../answer/believable-offer';
import { excessOf } from '../answer/excess-of';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS } from './faro-answer.codes';
import type { FaroAnswer, FaroOffer } from './faro.wire';
import type { TakenLine } from '../request/taken-request';

/**
 * What Faro answers, in our terms.
 *
 * @throws CallFailed when a price cannot be believed
 */
export function fromFaro(answer: FaroAnswer, line: TakenLine): InsurerOutcome {
  switch (answer.resultado) {
    case 'ACEPTADO':
      return { kind: 'offers', offers: answer.ofertas.map((offer) => toOffer(offer, line)) };
    case 'RECHAZADO':
      return declinedFor(FARO_DECLINES, answer.motivos);
    case 'REVISION':
      return referred();
  }
}

function toOffer(offer: FaroOffer, line: TakenLine): Offer {
  const level = levelNamed(line, offer.modalidad);
  return believableOffer(
    {
      product: offer.producto,
      modality: offer.modalidad,
      level,
      priceCents: offer.primaTotalCents,
      period: FARO_PERIODS[offer.formaPago],
      annualTotalCents: offer.primaTotalAnualCents,
      excessCents: excessOf(line, level, offer.franquiciaCents),
      firmness: offer.tipoPrecio === 'FIRME' ? 'proposal' : 'estimate',
      validUntil: offer.validoHasta,
      breakdown: null,
      guarantees: guaranteesOf(FARO_GUARANTEES, line, offer.garantias),
    },
    offer.moneda,
  );
}
