import type { Cents } from '@cotiza/kernel';
import { centsOfDigits, invalidAnswer, type AnswerReader, type XmlElement } from '@cotiza/transport';
import { ROBLE_DECLINES, ROBLE_GUARANTEES, ROBLE_PERIODS } from './roble-answer.codes';
import type { TakenLine } from '../request/taken-request';

export const ROBLE_NAMESPACE = 'urn:roble:tarificacion:v1';

const MAX_OFFERS = 50;
const MAX_REASONS = 50;
const MAX_GUARANTEES = 100;
const NAME_CHARS = 80;
const ID_CHARS = 40;

/** One modality of an answer, with nothing in it that is not as agreed. */
export interface RobleOffer {
  readonly producto: string;
  readonly modalidad: string;
  readonly estimacion: 'S' | 'N';
  readonly moneda: string;
  readonly periodicidad: RoblePeriodCode;
  readonly primaReciboCents: Cents;
  readonly primaAnualCents: Cents;
  readonly franquiciaCents: Cents | null;
  readonly garantias: readonly string[];
}

type RoblePeriodCode = `${keyof typeof ROBLE_PERIODS}`;

export type RobleAnswer =
  | { readonly estado: 'A'; readonly ofertas: readonly RobleOffer[] }
  | { readonly estado: 'D'; readonly rechazos: readonly string[] }
  | { readonly estado: 'E' };

/**
 * An answer to CalcularPrima.
 *
 * @param reference of the request; the answer to another one is not believed
 * @throws CallFailed with the place that is not as agreed
 */
export function readRobleAnswer(answer: XmlElement, line: TakenLine, reference: string): RobleAnswer {
  if (!answer.is(ROBLE_NAMESPACE, 'CalcularPrimaRespuesta')) throw invalidAnswer('the SOAP body is not an answer');
  answer.leaf('NumeroSolicitud').text(ID_CHARS);
  answer.leaf('IdTransaccion').oneOf([reference]);
  const estado = answer.leaf('Estado').oneOf(['A', 'D', 'E'] as const);
  switch (estado) {
    case 'A': {
      const ofertas = answer.only('Ofertas').all('Oferta', 1, MAX_OFFERS);
      return { estado, ofertas: ofertas.map((offer) => readOffer(offer, line)) };
    }
    case 'D': {
      const motivos = answer.only('Denegacion').all('Motivo', 1, MAX_REASONS);
      return { estado, rechazos: motivos.map((motivo) => motivo.leaf('CodigoRechazo').keyOf(ROBLE_DECLINES)) };
    }
    case 'E':
      return { estado };
  }
}

function readOffer(offer: XmlElement, line: TakenLine): RobleOffer {
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
  };
}

function readGuarantees(list: XmlElement, known: object): readonly string[] {
  return list.leaves('Codigo', 1, MAX_GUARANTEES).map((code) => code.keyOf(known));
}

function readAmount(amount: AnswerReader): Cents {
  return amount.parsed(centsOfDigits, 'a whole number of cents');
}
