import { bodyOf, type BodyDraft } from '@cotiza/contract/testing';
import { LAW, type GuaranteeIncluded } from '@cotiza/insurers-port';
import type { Distributor } from '../customer/distributor';
import { legalNotice } from '../customer/legal-texts';
import { orderInWords } from '../offer-texts/offers-in-words';
import type { InsuredObject } from '../customer/insured-object';
import type { PriceTrace } from '../detail/price-trace';
import type { QuotedOffer } from '../answers/offer';
import type { QuoteResult } from '../answers/quote-result';
import type { KeptOffer } from '../ports/offer-lookup';

export const TEST_REFERENCE = 'COT-7K3M9QX2TB';
export const TEST_INSTANT = '2026-11-21T09:00:00Z';

const LIABILITY = { name: 'Responsabilidad civil', cover: 'Paga los daños que causes a otras personas con el coche.' };
const TOWING = { name: 'Asistencia en viaje', cover: 'Envía una grúa desde el kilómetro cero.' };
const TOWING_FROM_HOME = { name: 'Asistencia en viaje', cover: 'Remolque desde la puerta de casa.' };
const GLASS = { name: 'Lunas', cover: 'Repara o cambia el parabrisas, la luneta y las ventanillas.' };
const THEFT = { name: 'Robo', cover: 'Paga el coche robado y los desperfectos del intento.' };
const OWN_DAMAGE = { name: 'Daños propios', cover: 'Paga los daños de tu coche, aunque el accidente sea culpa tuya.' };

/** The guarantees of the cheapest of them. */
export const THIRD_PARTY = [LIABILITY, TOWING];
const EXTENDED = [...THIRD_PARTY, GLASS, THEFT];
const COMPREHENSIVE = [...EXTENDED, OWN_DAMAGE];

export const INSURED_CAR: InsuredObject = {
  kind: 'vehicle',
  brand: 'Marca',
  model: 'Modelo',
  version: '1.0 80 CV',
  plate: '1234MKF',
};

/** A distributor that does not exist, with all that can be said of one. */
export const TEST_DISTRIBUTOR: Distributor = {
  name: 'Correduría Faro',
  registration: 'J0000',
  register: 'registro de distribuidores de prueba (registro.example)',
  capacity: 'correduria',
  remuneration: 'comision',
  holdings: 'ninguna',
  company: 'B00000000, Registro Mercantil de prueba',
  complaints: 'defensor@correduria-faro.example',
  address: 'Plaza del Ejemplo, 3, 28013 Madrid',
  phone: '+34 900 000 000',
  hours: 'de lunes a viernes, de 9 a 18 h',
};

/** The legal notice with the prices of a car. */
const TEST_NOTICE = legalNotice({
  distributor: TEST_DISTRIBUTOR,
  line: 'Car',
  order: orderInWords(true),
});

export const offerIdOf = (at: number): string => `Zk3v0aQp9mXc1uYb7LrT2w.${at + 1}`;

/** An offer as a result has it, of an insurer that does not exist. */
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
  oferta_id: offerIdOf(0),
  nivel: 'terceros',
  coberturas: ['rc_obligatoria', 'asistencia'],
  firmeza: 'estimacion',
  valida_hasta: '2026-12-06',
  desglose: null,
  avisos: [],
  formas_de_pago: [],
  valor_asegurado: null,
  numero_propuesta: null,
  ...changes,
});

const CANDIL = { aseguradora: 'Candil Mutua', producto: 'Candil Coche Familiar' };
const ALDABA = { aseguradora: 'Aldaba Seguros', producto: 'Aldaba Auto', modalidad: 'Todo Riesgo con franquicia' };
const DEHESA = {
  aseguradora: 'Dehesa Seguros',
  producto: 'Dehesa Auto Campo',
  modalidad: 'Todo Riesgo con franquicia',
};

/** With and without excess, estimated and not; insurers mean different things by one name. */
export const TEST_OFFERS: readonly (readonly [QuotedOffer, readonly GuaranteeIncluded[]])[] = [
  [quotedOffer(), THIRD_PARTY],
  [quotedOffer({ ...CANDIL, precio: 270.49 }), [LIABILITY, TOWING_FROM_HOME]],
  [quotedOffer({ modalidad: 'Terceros Ampliado', precio: 282.53 }), EXTENDED],
  [quotedOffer({ ...ALDABA, precio: 393.4, franquicia: 300, es_estimacion: false }), COMPREHENSIVE],
  [quotedOffer({ ...DEHESA, precio: 420.84, franquicia: 600 }), COMPREHENSIVE],
  [
    quotedOffer({ ...CANDIL, modalidad: 'Todo Riesgo', precio: 1076.4, franquicia: 0 }),
    [LIABILITY, TOWING_FROM_HOME, GLASS, THEFT, OWN_DAMAGE],
  ],
];

export function quoteResult(
  ofertas: readonly QuotedOffer[] = TEST_OFFERS.map(([offer], at) => ({ ...offer, oferta_id: offerIdOf(at) })),
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
    aviso: `Los precios marcados como estimación se calculan con tarifas y no son una propuesta de la aseguradora. ${TEST_NOTICE} Se ha consultado a: Aldaba Seguros, Brújula Directo, Candil Mutua, Dehesa Seguros y Espiga Seguros. Con estos datos no ofrecen seguro: Espiga Seguros («No asegura coches de más de 25 años»).`,
    request_id: '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10',
    mejor_por_nivel: [],
    rechazos: [],
    sin_respuesta: [],
    ...changes,
  };
}

/** The trace of the price of `keptOffer`. */
export const TEST_TRACE: PriceTrace = {
  consorcio: [
    { series: 'ccs_re_car', cents: 2_10 },
    { series: 'ccs_accidents', cents: 9 },
    { series: 'ccs_fund', cents: 3_25 },
  ],
  movedBy: [
    { fact: 'edad de quien conduce', cents: 85_40 },
    { fact: 'historial de siniestros', cents: -60_10 },
  ],
};

/** An offer of tests as it is kept: of a car with own damage, unless it is said. */
export function keptOffer(changes: Partial<KeptOffer> = {}, body: BodyDraft = bodyOf('Car')): KeptOffer {
  const offer = quotedOffer({
    nivel: 'todo_riesgo_con_franquicia',
    precio: 526.72,
    franquicia: 300,
    coberturas: ['rc_obligatoria', 'danos_propios'],
    desglose: { prima_neta: 482, consorcio: 5.44, liquidacion: 0.72, impuestos: 38.56 },
    numero_propuesta: 'FS-P-000202',
  });
  return {
    offer,
    guarantees: [
      {
        name: 'Responsabilidad civil',
        cover: 'Paga los daños a otros.',
        code: 'rc_obligatoria',
        limitCents: 70_000_000_00,
      },
      {
        name: 'Daños propios',
        cover: 'Repara el coche.',
        code: 'danos_propios',
        excessCents: 300_00,
        terms: ['En siniestro total, valor de mercado.'],
      },
      { name: 'A medida', cover: 'Lo que ninguna otra.' },
    ],
    createdAt: Date.parse(TEST_INSTANT),
    body: body.build(),
    result: quoteResult([offer], { ramo: body.line, sin_respuesta: ['Espiga Seguros'] }),
    tariffs: { brujula: '2026.9' },
    law: LAW.version,
    trace: TEST_TRACE,
    isOfDraft: false,
    ...changes,
  };
}
