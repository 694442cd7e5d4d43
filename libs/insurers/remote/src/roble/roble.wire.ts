import type { Breakdown } from '@cotiza/insurers-port';
import type { Cents } from '@cotiza/kernel';
import { centsOfDigits, invalidAnswer, type AnswerReader, type XmlElement } from '@cotiza/transport';
import type { SaidGuarantee } from '../answer/answer-outcomes';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import type { TakenLine } from '../request/taken-request';

export const ROBLE_NAMESPACE = 'urn:roble:tarificacion:v1';

const MAX_OFFERS = 50;
const MAX_REASONS = 50;
const MAX_GUARANTEES = 100;
const NAME_CHARS = 80;
const ID_CHARS = 40;

/** An answer, checked against the contract with Roble. */
export type RobleAnswer = ReturnType<typeof readRobleAnswer>;

/** One modality of an answer. */
export type RobleOffer = ReturnType<typeof readOffer>;

/**
 * Reads an answer to CalcularPrima.
 *
 * @param reference the request's reference; an answer to another one is refused
 * @throws CallFailed with the place that differs from the contract
 */
export function readRobleAnswer(answer: XmlElement, line: TakenLine, reference: string) {
  if (!answer.is(ROBLE_NAMESPACE, 'CalcularPrimaRespuesta')) throw invalidAnswer('the SOAP body is not an answer');
  answer.leaf('NumeroSolicitud').text(ID_CHARS);
  answer.leaf('IdTransaccion').oneOf([reference]);
  const estado = answer.leaf('Estado').oneOf(['A', 'D', 'E'] as const);
  const tarifa = answer.leaf('VersionTarifa').ifSent((version) => version.text(ID_CHARS));
  switch (estado) {
    case 'A': {
      const ofertas = answer.only('Ofertas').all('Oferta', 1, MAX_OFFERS);
      return { estado, tarifa, ofertas: ofertas.map((offer) => readOffer(offer, line)) };
    }
    case 'D': {
      const motivos = answer.only('Denegacion').all('Motivo', 1, MAX_REASONS);
      return { estado, tarifa, rechazos: motivos.map((motivo) => motivo.leaf('CodigoRechazo').keyOf(ROBLE_DECLINES)) };
    }
    case 'E':
      return { estado };
  }
}

function readOffer(offer: XmlElement, line: TakenLine) {
  return {
    producto: offer.leaf('Producto').text(NAME_CHARS),
    modalidad: offer.leaf('Modalidad').text(NAME_CHARS),
    estimacion: offer.leaf('Estimacion').oneOf(['S', 'N'] as const),
    moneda: offer.leaf('Moneda').text(NAME_CHARS),
    periodicidad: offer.leaf('Periodicidad').keyOf(ROBLE_PERIODS),
    primaReciboCents: readAmount(offer.leaf('PrimaReciboCentimos')),
    primaAnualCents: readAmount(offer.leaf('PrimaAnualCentimos')),
    franquiciaCents: offer.leaf('FranquiciaCentimos').ifSent(readAmount) ?? null,
    garantias: readGuarantees(offer.only('Garantias'), ROBLE_GUARANTEES[line]),
    desglose: readBreakdown(offer.all('Desglose', 0, 1)[0]),
  };
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
