import { levelNamed } from '@cotiza/contract';
import type { Breakdown, Instalments, InsurerOutcome, Offer } from '@cotiza/insurers-port';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import { centsOfDigits, invalidAnswer, type AnswerReader, type XmlElement } from '@cotiza/transport';
import { ID_CHARS, MAX_GUARANTEES, MAX_OFFERS, MAX_REASONS, NAME_CHARS } from '../answer/answer-limits';
import { declinedFor, excessOf, guaranteesOf, referred, type SaidGuarantee } from '../answer/answer-outcomes';
import { believableOffer, firmnessUntil } from '../answer/believable-offer';
import type { TakenLine } from '../request/taken-request';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import { ROBLE_NAMESPACE } from './roble.manifest';

const MAX_INSTALMENTS = 3;

/** The facts that an answer has to match. */
export interface RobleExpected {
  readonly line: TakenLine;
  /** The request's reference: an answer to another one is refused. */
  readonly reference: string;
  /** The day of the answer: a firm price for fewer days than a proposal binds is not firm. */
  readonly today: CalendarDay;
}

/**
 * Reads an answer of Roble to CalcularPrima.
 *
 * @throws CallFailed with the place that differs from the contract, and when a price is not plausible
 */
export function fromRoble(answer: XmlElement, { line, reference, today }: RobleExpected): InsurerOutcome {
  if (!answer.is(ROBLE_NAMESPACE, 'CalcularPrimaRespuesta')) throw invalidAnswer('the SOAP body is not an answer');
  answer.leaf('NumeroSolicitud').text(ID_CHARS);
  answer.leaf('IdTransaccion').oneOf([reference]);
  const decision = answer.leaf('Estado').oneOf(['A', 'D', 'E'] as const);
  const tariff = answer.leaf('VersionTarifa').ifSent((version) => version.text(ID_CHARS));
  switch (decision) {
    case 'A': {
      const offers = answer.only('Ofertas').all('Oferta', 1, MAX_OFFERS);
      return { kind: 'offers', tariff, offers: offers.map((offer) => toOffer(offer, line, today)) };
    }
    case 'D': {
      const reasons = answer.only('Denegacion').all('Motivo', 1, MAX_REASONS);
      const codes = reasons.map((reason) => reason.leaf('CodigoRechazo').keyOf(ROBLE_DECLINES));
      return declinedFor(ROBLE_DECLINES, codes, tariff);
    }
    case 'E':
      return referred();
  }
}

function toOffer(offer: XmlElement, line: TakenLine, today: CalendarDay): Offer {
  const modality = offer.leaf('Modalidad').text(NAME_CHARS);
  const level = levelNamed(line, modality);
  const isFirm = offer.leaf('Estimacion').oneOf(['S', 'N'] as const) === 'N';
  const validUntil = offer.leaf('ValidezHasta').ifSent((day) => day.day()) ?? null;
  const instalments = offer.all('Fraccion', 0, MAX_INSTALMENTS).map(readPayment);
  const proposalNumber = offer.leaf('NumeroPropuesta').ifSent((number) => number.text(ID_CHARS));
  return believableOffer(
    {
      product: offer.leaf('Producto').text(NAME_CHARS),
      modality,
      level,
      ...readPayment(offer),
      ...(instalments.length > 0 && { instalments }),
      ...(proposalNumber !== undefined && { proposalNumber }),
      excessCents: excessOf(line, level, offer.leaf('FranquiciaCentimos').ifSent(readAmount) ?? null),
      firmness: isFirm ? firmnessUntil(validUntil, today) : 'estimate',
      validUntil,
      breakdown: readBreakdown(offer.all('Desglose', 0, 1)[0]),
      guarantees: guaranteesOf(ROBLE_GUARANTEES, line, readGuarantees(offer.only('Garantias'), ROBLE_GUARANTEES[line])),
    },
    offer.leaf('Moneda').text(NAME_CHARS),
  );
}

function readGuarantees(list: XmlElement, known: object): readonly SaidGuarantee[] {
  return list.all('Garantia', 1, MAX_GUARANTEES).map((guarantee) => {
    const amount = (name: string) => guarantee.leaf(name).ifSent(readAmount) ?? null;
    return {
      code: guarantee.leaf('Codigo').keyOf(known),
      limitCents: amount('LimiteCentimos'),
      propertyLimitCents: amount('LimiteBienesCentimos'),
      excessCents: amount('FranquiciaCentimos'),
    };
  });
}

function readPayment(payment: XmlElement): Instalments {
  return {
    period: ROBLE_PERIODS[payment.leaf('Periodicidad').keyOf(ROBLE_PERIODS)],
    priceCents: readAmount(payment.leaf('PrimaReciboCentimos')),
    annualTotalCents: readAmount(payment.leaf('PrimaAnualCentimos')),
  };
}

function readBreakdown(parts: XmlElement | undefined): Breakdown | null {
  if (!parts) return null;
  return {
    netCents: readAmount(parts.leaf('PrimaNetaCentimos')),
    consorcioCents: readAmount(parts.leaf('ConsorcioCentimos')),
    liquidationCents: readAmount(parts.leaf('LiquidacionCentimos')),
    taxCents: readAmount(parts.leaf('ImpuestosCentimos')),
  };
}

function readAmount(amount: AnswerReader): Cents {
  return amount.parsed(centsOfDigits, 'a whole number of cents');
}
