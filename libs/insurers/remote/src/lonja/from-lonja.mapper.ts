import { levelNamed } from '@cotiza/contract';
import type {
  Breakdown,
  CompanyAnswer,
  CompanyAnswers,
  Instalments,
  InsurerOutcome,
  Offer,
} from '@cotiza/insurers-port';
import type { CalendarDay, Cents } from '@cotiza/kernel';
import { AnswerReader, CallFailed, centsOfDecimal } from '@cotiza/transport';
import { ID_CHARS, MAX_GUARANTEES, MAX_OFFERS, MAX_REASONS, NAME_CHARS } from '../answer/answer-limits';
import { declinedFor, excessOf, guaranteesOf, referred, type SaidGuarantee } from '../answer/answer-outcomes';
import { believableOffer, firmnessUntil } from '../answer/believable-offer';
import {
  LONJA_COMPANIES,
  LONJA_COMPANY_ERRORS,
  LONJA_DECLINES,
  LONJA_GUARANTEES,
  LONJA_PERIODS,
} from './lonja-answer.codes';

const MAX_COMPANIES = 100;
const MAX_PAYMENTS = 4;

/** The facts that an answer has to match. */
export interface LonjaExpected {
  readonly reference: string;
  /** The day of the answer: a firm price for fewer days than a proposal binds is not firm. */
  readonly today: CalendarDay;
}

/**
 * Reads an answer of La Lonja. A company whose part differs from the contract is unavailable by itself; one that our table lacks is
 * left out, because La Lonja adds companies without notice.
 *
 * @throws CallFailed with the place that differs from the contract, where it is of no company
 */
export function fromLonja(body: string, { reference, today }: LonjaExpected): CompanyAnswers {
  const answer = AnswerReader.ofJson(body, 'answer');
  answer.at('tarificacion').text(ID_CHARS);
  answer.at('referencia').oneOf([reference]);
  const currency = answer.at('moneda').text(NAME_CHARS);
  const companies = answer.at('companias');
  const read = companies.list(1, MAX_COMPANIES).flatMap((each) => toCompanyAnswer(each, { currency, today }));
  const ids = read.map(({ company }) => company.id);
  if (ids.length === 0 || new Set(ids).size < ids.length) throw companies.isNot('a list of companies, each once');
  return { kind: 'companies', answers: read };
}

interface Quoted {
  readonly currency: string;
  readonly today: CalendarDay;
}

function toCompanyAnswer(each: AnswerReader, quoted: Quoted): readonly CompanyAnswer[] {
  const key = each.at('clave').text(NAME_CHARS);
  const company = Object.hasOwn(LONJA_COMPANIES, key) ? LONJA_COMPANIES[key] : undefined;
  if (!company) return [];
  try {
    return [{ company, outcome: toOutcome(each, quoted) }];
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return [{ company, outcome: { kind: 'unavailable', cause: error.because, detail: error.detail } }];
  }
}

function toOutcome(each: AnswerReader, quoted: Quoted): InsurerOutcome {
  const tariff = each.at('tarifa').ifSent((version) => version.text(ID_CHARS));
  switch (each.at('estado').oneOf(['OFERTA', 'RECHAZO', 'ESTUDIO', 'ERROR'] as const)) {
    case 'OFERTA': {
      const offers = each.at('ofertas').list(1, MAX_OFFERS);
      return { kind: 'offers', tariff, offers: offers.map((offer) => toOffer(offer, quoted)) };
    }
    case 'RECHAZO': {
      const reasons = each.at('motivos').list(1, MAX_REASONS);
      return declinedFor(
        LONJA_DECLINES,
        reasons.map((reason) => reason.keyOf(LONJA_DECLINES)),
        tariff,
      );
    }
    case 'ESTUDIO':
      return referred();
    case 'ERROR': {
      const code = each.at('error').keyOf(LONJA_COMPANY_ERRORS);
      return { kind: 'unavailable', cause: LONJA_COMPANY_ERRORS[code], detail: `the company answered ${code}` };
    }
  }
}

/** The first way to pay is the offer's own; the others are its instalments. */
function toOffer(offer: AnswerReader, { currency, today }: Quoted): Offer {
  const modality = offer.at('modalidad').text(NAME_CHARS);
  const level = levelNamed('Car', modality);
  const [own, ...instalments] = offer.at('pagos').list(1, MAX_PAYMENTS).map(toInstalments) as [
    Instalments,
    ...Instalments[],
  ];
  const validUntil = offer.at('validoHasta').ifSent((day) => day.day()) ?? null;
  const isFirm = offer.at('precio').oneOf(['FIRME', 'ORIENTATIVO'] as const) === 'FIRME';
  const guarantees = offer.at('garantias').list(1, MAX_GUARANTEES).map(readGuarantee);
  const proposalNumber = offer.at('proyecto').ifSent((number) => number.text(ID_CHARS));
  return believableOffer(
    {
      product: offer.at('producto').text(NAME_CHARS),
      modality,
      level,
      ...own,
      ...(instalments.length > 0 && { instalments }),
      ...(proposalNumber !== undefined && { proposalNumber }),
      excessCents: excessOf('Car', level, amountIn(offer, 'franquicia')),
      firmness: isFirm ? firmnessUntil(validUntil, today) : 'estimate',
      validUntil,
      breakdown: offer.at('desglose').ifSent(readBreakdown) ?? null,
      guarantees: guaranteesOf(LONJA_GUARANTEES, 'Car', guarantees),
    },
    currency,
  );
}

const toInstalments = (payment: AnswerReader): Instalments => ({
  period: LONJA_PERIODS[payment.at('forma').keyOf(LONJA_PERIODS)],
  priceCents: readAmount(payment.at('recibo')),
  annualTotalCents: readAmount(payment.at('anual')),
});

const readBreakdown = (parts: AnswerReader): Breakdown => ({
  netCents: readAmount(parts.at('neta')),
  consorcioCents: readAmount(parts.at('consorcio')),
  liquidationCents: readAmount(parts.at('clea')),
  taxCents: readAmount(parts.at('ips')),
});

const readGuarantee = (guarantee: AnswerReader): SaidGuarantee => ({
  code: guarantee.at('codigo').keyOf(LONJA_GUARANTEES.Car),
  limitCents: amountIn(guarantee, 'limite'),
  propertyLimitCents: amountIn(guarantee, 'limiteBienes'),
  excessCents: amountIn(guarantee, 'franquicia'),
});

const amountIn = (holder: AnswerReader, name: string): Cents | null => holder.at(name).ifSent(readAmount) ?? null;

const readAmount = (amount: AnswerReader): Cents => amount.parsed(centsOfDecimal, 'an amount with two decimals');
