import { levelNamed } from '@cotiza/contract';
import type { Firmness, InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { addDays, type CalendarDay } from '@cotiza/kernel';
import { declinedFor, excessOf, guaranteesOf, referred } from '../answer/answer-outcomes';
import { believableOffer } from '../answer/believable-offer';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS } from './faro-answer.codes';
import type { FaroAnswer, FaroOffer } from './faro.wire';
import type { TakenLine } from '../request/taken-request';

/** Days for which an insurance proposal binds the insurer (Ley 50/1980, art. 6). */
const PROPOSAL_DAYS = 15;

/**
 * Maps an answer of Faro to an outcome.
 *
 * @param today the day of the answer: a firm price for fewer days than a proposal binds is not firm
 * @throws CallFailed when a price is not plausible
 */
export function fromFaro(answer: FaroAnswer, line: TakenLine, today: CalendarDay): InsurerOutcome {
  switch (answer.resultado) {
    case 'ACEPTADO':
      return {
        kind: 'offers',
        tariff: answer.tarifa,
        offers: answer.ofertas.map((offer) => toOffer(offer, line, today)),
      };
    case 'RECHAZADO':
      return declinedFor(FARO_DECLINES, answer.motivos, answer.tarifa);
    case 'REVISION':
      return referred();
  }
}

function firmnessOf({ tipoPrecio, validoHasta }: FaroOffer, today: CalendarDay): Firmness {
  if (tipoPrecio === 'ESTIMADO') return 'estimate';
  return validoHasta < addDays(today, PROPOSAL_DAYS) ? 'to-be-checked' : 'proposal';
}

function toOffer(offer: FaroOffer, line: TakenLine, today: CalendarDay): Offer {
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
      firmness: firmnessOf(offer, today),
      validUntil: offer.validoHasta,
      breakdown: offer.desglose,
      guarantees: guaranteesOf(FARO_GUARANTEES, line, offer.garantias),
    },
    offer.moneda,
  );
}
