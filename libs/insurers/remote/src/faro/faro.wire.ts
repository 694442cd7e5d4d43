import type { Breakdown } from '@cotiza/insurers-port';
import type { Cents } from '@cotiza/kernel';
import { AnswerReader, centsOfDecimal } from '@cotiza/transport';
import type { SaidGuarantee } from '../answer/answer-outcomes';
import { FARO_DECLINES, FARO_GUARANTEES, FARO_PERIODS } from './faro-answer.codes';
import type { TakenLine } from '../request/taken-request';

const MAX_OFFERS = 50;
const MAX_REASONS = 50;
const MAX_GUARANTEES = 100;
const NAME_CHARS = 80;
const ID_CHARS = 40;
const VERSION_CHARS = 40;
const TOKEN_CHARS = 8_192;
const TOKEN_SECONDS = 86_400;

/** An answer, checked against the contract with Faro. */
export type FaroAnswer = ReturnType<typeof readFaroAnswer>;

/** One modality of an answer. */
export type FaroOffer = ReturnType<typeof readOffer>;

export interface FaroToken {
  readonly value: string;
  readonly lifetimeSeconds: number;
}

/** The facts that an answer has to match. */
export interface FaroExpected {
  readonly line: TakenLine;
  /** The request's reference: an answer to another one is refused. */
  readonly reference: string;
  /** The possible kinds of price: an estimate has no firm one. */
  readonly kinds: readonly ('FIRME' | 'ESTIMADO')[];
}

/**
 * Reads an answer to a request for prices.
 *
 * @throws CallFailed with the place that differs from the contract
 */
export function readFaroAnswer(body: string, { line, reference, kinds }: FaroExpected) {
  const answer = AnswerReader.ofJson(body, 'answer');
  answer.at('idPresupuesto').text(ID_CHARS);
  answer.at('referencia').oneOf([reference]);
  const resultado = answer.at('resultado').oneOf(['ACEPTADO', 'RECHAZADO', 'REVISION'] as const);
  switch (resultado) {
    case 'ACEPTADO': {
      const tarifa = answer.at('tarifa').text(VERSION_CHARS);
      const ofertas = answer.at('ofertas').list(1, MAX_OFFERS);
      return { resultado, tarifa, ofertas: ofertas.map((offer) => readOffer(offer, line, kinds)) };
    }
    case 'RECHAZADO': {
      const tarifa = answer.at('tarifa').text(VERSION_CHARS);
      const motivos = answer.at('motivos').list(1, MAX_REASONS);
      return { resultado, tarifa, motivos: motivos.map((motivo) => motivo.at('codigo').keyOf(FARO_DECLINES)) };
    }
    case 'REVISION':
      return { resultado };
  }
}

function readOffer(offer: AnswerReader, line: TakenLine, kinds: FaroExpected['kinds']) {
  return {
    producto: offer.at('producto').text(NAME_CHARS),
    modalidad: offer.at('modalidad').text(NAME_CHARS),
    tipoPrecio: offer.at('tipoPrecio').oneOf(kinds),
    moneda: offer.at('moneda').text(NAME_CHARS),
    formaPago: offer.at('formaPago').keyOf(FARO_PERIODS),
    primaTotalCents: readAmount(offer.at('primaTotal')),
    primaTotalAnualCents: readAmount(offer.at('primaTotalAnual')),
    franquiciaCents: offer.at('franquicia').orNull(readAmount),
    validoHasta: offer.at('validoHasta').day(),
    desglose: readBreakdown(offer),
    garantias: offer
      .at('garantias')
      .list(1, MAX_GUARANTEES)
      .map((guarantee) => readGuarantee(guarantee, line)),
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

/**
 * Reads an access token.
 *
 * @throws CallFailed when the answer differs from the contract
 */
export function readFaroToken(body: string): FaroToken {
  const answer = AnswerReader.ofJson(body, 'token answer');
  answer.at('token_type').oneOf(['Bearer']);
  const lifetimeSeconds = answer.at('expires_in').count(TOKEN_SECONDS);
  return { value: answer.at('access_token').parsed(bearer, 'a bearer token'), lifetimeSeconds };
}

/** RFC 6750, 2.1: no other character can be sent in the header. */
function bearer(text: string): string | undefined {
  return text.length <= TOKEN_CHARS && /^[A-Za-z0-9\-._~+/]+=*$/.test(text) ? text : undefined;
}
