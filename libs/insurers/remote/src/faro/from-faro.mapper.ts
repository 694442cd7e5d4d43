import type { InsuranceLine } from '@cotiza/contract';
import type { InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { declinedFor, guaranteesOf, referred } from '../transport/answer/answer-outcomes';
import { believableOffer } from '../transport/answer/believable-offer';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS } from './faro-answer.codes';
import type { FaroAnswer, FaroOffer } from './faro.wire';

/**
 * What Faro answers, in our terms.
 *
 * @throws CallFailed when a price cannot be believed
 */
export function fromFaro(answer: FaroAnswer, line: InsuranceLine): InsurerOutcome {
  switch (answer.resultado) {
    case 'ACEPTADO':
      return { kind: 'offers', offers: answer.ofertas.map((offer) => toOffer(offer, line)) };
    case 'RECHAZADO':
      return declinedFor(FARO_DECLINES, answer.motivos);
    case 'REVISION':
      return referred();
  }
}

function toOffer(offer: FaroOffer, line: InsuranceLine): Offer {
  return believableOffer(
    {
      product: offer.producto,
      modality: offer.modalidad,
      priceCents: offer.primaTotalCents,
      period: FARO_PERIODS[offer.formaPago],
      annualTotalCents: offer.primaTotalAnualCents,
      excessCents: offer.franquiciaCents,
      isEstimate: offer.tipoPrecio === 'ESTIMADO',
      guarantees: guaranteesOf(FARO_GUARANTEES, line, offer.garantias),
    },
    offer.moneda,
  );
}
