import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import type { ArchivedQuote, QuotedOffer, QuoteResult, RecordedQuote } from '@cotiza/quoting';

export const TEST_REFERENCE = 'COT-7K3M9QX2TB';
export const TEST_TOKEN = 'dGVzdC10b2tlbi13aXRoLW5vLW1lYW5pbmctYXQtYWxsXw';
/** When the quotations of tests are made. */
export const TEST_INSTANT = '2026-11-21T09:00:00Z';

const LIABILITY = { name: 'Responsabilidad civil', cover: 'Paga los daños que causes a otras personas con el coche.' };
const TOWING = { name: 'Asistencia en viaje', cover: 'Envía una grúa desde el kilómetro cero.' };
const TOWING_FROM_HOME = { name: 'Asistencia en viaje', cover: 'Remolque desde la puerta de casa.' };
const GLASS = { name: 'Lunas', cover: 'Repara o cambia el parabrisas, la luneta y las ventanillas.' };
const THEFT = { name: 'Robo', cover: 'Paga el coche robado y los desperfectos del intento.' };

/** An offer of an insurer that does not exist. */
export const quotedOffer = (changes: Partial<QuotedOffer> = {}): QuotedOffer => ({
  aseguradora: 'Brújula Directo',
  producto: 'Brújula Auto',
  modalidad: 'Terceros',
  precio: 243.91,
  moneda: 'EUR',
  periodicidad: 'anual',
  precio_anual_total: changes.precio ?? 243.91,
  franquicia: null,
  es_estimacion: true,
  ...changes,
});

const CANDIL = { aseguradora: 'Candil Mutua', producto: 'Candil Coche' };
const ALDABA = { aseguradora: 'Aldaba Seguros', producto: 'Aldaba Auto' };
const OFFERS: readonly (readonly [QuotedOffer, readonly GuaranteeIncluded[]])[] = [
  [quotedOffer(), [LIABILITY, TOWING]],
  [quotedOffer({ ...CANDIL, precio: 270.49 }), [LIABILITY, TOWING_FROM_HOME]],
  [quotedOffer({ modalidad: 'Terceros Ampliado', precio: 282.53 }), [LIABILITY, TOWING, GLASS, THEFT]],
  [
    quotedOffer({ ...ALDABA, modalidad: 'Todo Riesgo', precio: 1393.4, franquicia: 300, es_estimacion: false }),
    [LIABILITY, TOWING, GLASS, THEFT],
  ],
];

/** The result of a quotation with offers, cheapest first. */
export function quoteResult(
  ofertas: readonly QuotedOffer[] = OFFERS.map(([offer]) => offer),
  changes: Partial<QuoteResult> = {},
): QuoteResult {
  return {
    estado: ofertas.length > 0 ? 'cotizado' : 'sin_ofertas',
    ramo: 'Car',
    referencia: TEST_REFERENCE,
    client_reference: 'caso-2041',
    ofertas,
    mejor_precio: ofertas[0]?.precio ?? null,
    siguiente_paso: 'Presenta los precios al cliente.',
    aviso:
      'Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. Correduría Faro actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros, Brújula Directo y Candil Mutua.',
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    ...changes,
  };
}

/** A quotation as it is about to be kept. */
export function recordedQuote(result: QuoteResult = quoteResult()): RecordedQuote {
  const request = carRequest(undefined, { reference: result.referencia });
  return { request, answers: [], result, guarantees: OFFERS.map(([, guarantees]) => guarantees) };
}

/** The same as it comes out of the archive: of an invented customer. */
export function archivedQuote(changes: Partial<ArchivedQuote> = {}): ArchivedQuote {
  const reference = changes.reference ?? TEST_REFERENCE;
  return {
    reference,
    createdAt: Date.parse(TEST_INSTANT),
    linkExpiresAt: Date.parse('2026-12-06T09:00:00Z'),
    holder: { name: 'Martín', email: 'martin.ficticio@example.com' },
    result: quoteResult(undefined, { referencia: reference }),
    guarantees: OFFERS.map(([, guarantees]) => guarantees),
    ...changes,
  };
}

/** The same quotation with these offers only, each covering what the last one of the others does unless it is said. */
export function archivedQuoteOf(
  ofertas: readonly QuotedOffer[],
  guarantees: ArchivedQuote['guarantees'] = ofertas.map(() => [LIABILITY, TOWING]),
): ArchivedQuote {
  return archivedQuote({ result: quoteResult(ofertas), guarantees });
}
