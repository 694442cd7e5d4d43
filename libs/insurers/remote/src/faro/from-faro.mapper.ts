import { levelNamed } from '@cotiza/contract';
import {
  MOST_QUESTIONS,
  type Breakdown,
  type Instalments,
  type InsurerOutcome,
  type Offer,
} from '@cotiza/insurers-port';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import { AnswerReader, centsOfDecimal } from '@cotiza/transport';
import { ID_CHARS, MAX_GUARANTEES, MAX_OFFERS, MAX_REASONS, NAME_CHARS } from '../answer/answer-limits';
import { declinedFor, excessOf, guaranteesOf, referred, type SaidGuarantee } from '../answer/answer-outcomes';
import { believableOffer, firmnessUntil } from '../answer/believable-offer';
import type { TakenLine } from '../request/taken-request';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS, FARO_QUESTIONS } from './faro-answer.codes';

const MAX_INSTALMENTS = 3;
const VERSION_CHARS = 40;

/** The facts that an answer has to match. */
export interface FaroExpected {
  readonly line: TakenLine;
  /** The request's reference: an answer to another one is refused. */
  readonly reference: string;
  /** The possible kinds of price: an estimate has no firm one. */
  readonly kinds: readonly ('FIRME' | 'ESTIMADO')[];
  /** The day of the answer: a firm price for fewer days than a proposal binds is not firm. */
  readonly today: CalendarDay;
  /** Without it, questions are a case that Faro has to study. */
  readonly mayAsk?: boolean;
}

/**
 * Reads an answer of Faro to a request for prices.
 *
 * @throws CallFailed with the place that differs from the contract, and when a price is not plausible
 */
export function fromFaro(body: string, expected: FaroExpected): InsurerOutcome {
  const answer = AnswerReader.ofJson(body, 'answer');
  answer.at('idPresupuesto').text(ID_CHARS);
  answer.at('referencia').oneOf([expected.reference]);
  const decision = answer.at('resultado').oneOf(['ACEPTADO', 'RECHAZADO', 'REVISION', 'PREGUNTAS'] as const);
  if (decision === 'REVISION' || (decision === 'PREGUNTAS' && !expected.mayAsk)) return referred();
  if (decision === 'PREGUNTAS') {
    const asked = answer.at('preguntas').list(1, MOST_QUESTIONS);
    const questions = asked.map((question) => FARO_QUESTIONS[question.at('codigo').keyOf(FARO_QUESTIONS)]);
    return { kind: 'questions', questions };
  }
  const tariff = answer.at('tarifa').text(VERSION_CHARS);
  if (decision === 'RECHAZADO') {
    const reasons = answer.at('motivos').list(1, MAX_REASONS);
    const codes = reasons.map((reason) => reason.at('codigo').keyOf(FARO_DECLINES));
    return declinedFor(FARO_DECLINES, codes, tariff);
  }
  const offers = answer.at('ofertas').list(1, MAX_OFFERS);
  return { kind: 'offers', tariff, offers: offers.map((offer) => toOffer(offer, expected)) };
}

function toOffer(offer: AnswerReader, { line, kinds, today }: FaroExpected): Offer {
  const modality = offer.at('modalidad').text(NAME_CHARS);
  const level = levelNamed(line, modality);
  const validUntil = offer.at('validoHasta').day();
  const others = offer.at('fraccionamientos').ifSent((ways) => ways.list(0, MAX_INSTALMENTS));
  const instalments = (others ?? []).map(readPayment);
  const proposalNumber = offer.at('numeroPropuesta').ifSent((number) => number.text(ID_CHARS));
  const guarantees = offer.at('garantias').list(1, MAX_GUARANTEES);
  const said = guarantees.map((guarantee) => readGuarantee(guarantee, line));
  return believableOffer(
    {
      product: offer.at('producto').text(NAME_CHARS),
      modality,
      level,
      ...readPayment(offer),
      ...(instalments.length > 0 && { instalments }),
      ...(proposalNumber !== undefined && { proposalNumber }),
      excessCents: excessOf(line, level, offer.at('franquicia').orNull(readAmount)),
      firmness: offer.at('tipoPrecio').oneOf(kinds) === 'FIRME' ? firmnessUntil(validUntil, today) : 'estimate',
      validUntil,
      breakdown: readBreakdown(offer),
      guarantees: guaranteesOf(FARO_GUARANTEES, line, said),
    },
    offer.at('moneda').text(NAME_CHARS),
  );
}

function readPayment(payment: AnswerReader): Instalments {
  return {
    period: FARO_PERIODS[payment.at('formaPago').keyOf(FARO_PERIODS)],
    priceCents: readAmount(payment.at('primaTotal')),
    annualTotalCents: readAmount(payment.at('primaTotalAnual')),
  };
}

function readBreakdown(offer: AnswerReader): Breakdown | null {
  const netCents = readAmount(offer.at('primaNeta'));
  return offer.at('desglose').orNull((parts) => ({
    netCents,
    consorcioCents: readAmount(parts.at('consorcio')),
    liquidationCents: readAmount(parts.at('liquidacion')),
    taxCents: readAmount(parts.at('impuestos')),
  }));
}

function readGuarantee(guarantee: AnswerReader, line: TakenLine): SaidGuarantee {
  return {
    code: guarantee.at('codigo').keyOf(FARO_GUARANTEES[line]),
    limitCents: guarantee.at('limite').orNull(readAmount),
    propertyLimitCents: guarantee.at('limiteBienes').orNull(readAmount),
    excessCents: guarantee.at('franquicia').orNull(readAmount),
  };
}

function readAmount(amount: AnswerReader): Cents {
  return amount.parsed(centsOfDecimal, 'an amount with two decimals');
}
