import { list, object, texts, type Declared } from '@cotiza/contract';
import type { Breakdown, Firmness, GuaranteeIncluded, Offer } from '@cotiza/insurers-port';
import { toEuros, type CalendarDay, type Cents } from '@cotiza/kernel';
import { AMOUNT_OR_NULL, field, TEXT_OR_NULL } from './field';

/** The firmness of a price, as the caller reads it. */
const FIRMNESS = {
  estimate: 'estimacion',
  'to-be-checked': 'sujeta_a_comprobacion',
  proposal: 'propuesta',
} as const satisfies Record<Firmness, string>;

/** A difference from what was asked, in words for the customer. */
export const NOTICE_SCHEMA = object({ codigo: { type: 'string' }, mensaje: { type: 'string' } });
export type OfferNotice = Declared<typeof NOTICE_SCHEMA>;

/** BOE-A-2018-5115, annex I.1, I.C: at first risk the surcharge also follows the value of what is exposed. */
const CONSORCIO_LEAST: OfferNotice = {
  codigo: 'consorcio_minimo',
  mensaje:
    'La vivienda se asegura a primer riesgo: el recargo del Consorcio de este precio es el mínimo y la aseguradora puede aplicar uno mayor.',
};

const CONSORCIO_ESTIMATED: OfferNotice = {
  codigo: 'consorcio_estimado',
  mensaje:
    'La vivienda se asegura a primer riesgo: el recargo del Consorcio se calcula con lo que se estima que cuesta reconstruirla, y la aseguradora puede aplicar otro.',
};

const CONSORCIO_DOUBTS = { least: CONSORCIO_LEAST, estimated: CONSORCIO_ESTIMATED } as const;

/** Tells the notice of the estimated surcharge from all others. */
export const isOfEstimatedConsorcio = ({ codigo }: OfferNotice): boolean => codigo === CONSORCIO_ESTIMATED.codigo;

/** Tells the notice of the least surcharge from all others. */
export const isOfLeastConsorcio = ({ codigo }: OfferNotice): boolean => codigo === CONSORCIO_LEAST.codigo;

/** A year of own damage costs more than a quarter of what the vehicle is worth. */
const DEAR: OfferNotice = {
  codigo: 'precio_alto_para_el_valor',
  mensaje: 'Un año cuesta más de la cuarta parte de lo que vale el vehículo.',
};

const isDear = ({ excessCents, annualTotalCents, vehicleValueCents }: Offer): boolean =>
  excessCents !== null &&
  annualTotalCents !== null &&
  vehicleValueCents !== undefined &&
  4 * annualTotalCents > vehicleValueCents;

/** Returns the notice of a dear offer in words for the customer; none of any other. */
export const dearInWords = ({ avisos }: Pick<QuotedOffer, 'avisos'>): readonly string[] =>
  avisos.filter(({ codigo }) => codigo === DEAR.codigo).map(({ mensaje }) => mensaje);

/** Tells notices about the price from those of differences from what was asked. */
export const isOfThePrice = ({ codigo }: OfferNotice): boolean =>
  [CONSORCIO_LEAST, CONSORCIO_ESTIMATED, DEAR].some((notice) => notice.codigo === codigo);

/** Returns an offer without what follows in words or sums from the data asked for, which the agent of a draft must not learn. */
export const withoutCustomerData = (offer: QuotedOffer): QuotedOffer => ({
  ...offer,
  avisos: [],
  valor_asegurado: null,
});

/** The parts of `precio_anual_total`, to the cent. */
const BREAKDOWN_SCHEMA = {
  type: ['object', 'null'],
  description: 'De qué se compone precio_anual_total, en euros; null si no lo dice la aseguradora.',
  properties: {
    prima_neta: { type: 'number' },
    consorcio: { type: 'number' },
    liquidacion: { type: 'number' },
    impuestos: { type: 'number' },
  },
  required: ['prima_neta', 'consorcio', 'liquidacion', 'impuestos'],
} as const;

/** The parts of a price, in the order of the invoice. */
export const PRICE_PARTS = BREAKDOWN_SCHEMA.required;

const INSTALMENTS_SCHEMA = object({
  periodicidad: { type: 'string' },
  precio: { type: 'number' },
  precio_anual_total: { type: 'number' },
});

/** One price of one insurer, as the caller reads it. The keys of the specification come first. */
export const OFFER_SCHEMA = object({
  aseguradora: field(TEXT_OR_NULL, 'Aseguradora.', 'Aldaba Seguros'),
  producto: field(TEXT_OR_NULL, 'Nombre comercial del producto.', 'Aldaba Auto'),
  modalidad: field(TEXT_OR_NULL, 'Modalidad.', 'Todo Riesgo con franquicia'),
  precio: field('number', 'Lo que paga el cliente cada periodicidad, todo incluido, en euros.', 468.07),
  moneda: { type: 'string', const: 'EUR', description: 'Moneda.' },
  periodicidad: field(TEXT_OR_NULL, 'Cada cuánto se paga el precio.', 'anual'),
  precio_anual_total: field(AMOUNT_OR_NULL, 'Lo que cuesta un año, en euros.', 468.07),
  franquicia: field(AMOUNT_OR_NULL, 'Franquicia, en euros; 0: ninguna; null: no procede.', 300),
  es_estimacion: field('boolean', 'Si el precio es una estimación y no una propuesta de la aseguradora.', true),
  oferta_id: field('string', 'Identificador de la oferta.', 'Zk3v0aQp9mXc1uYb7LrT2w.4'),
  nivel: field(TEXT_OR_NULL, 'Nivel de cobertura, comparable entre aseguradoras.', 'todo_riesgo_con_franquicia'),
  coberturas: texts('Códigos de las garantías incluidas; texto si no hay código.'),
  firmeza: { type: 'string', enum: Object.values(FIRMNESS), description: 'A qué se compromete la aseguradora.' },
  valida_hasta: field(TEXT_OR_NULL, 'Último día (AAAA-MM-DD) en que vale el precio.', '2026-12-06'),
  desglose: BREAKDOWN_SCHEMA,
  avisos: list(NOTICE_SCHEMA, 'En qué difiere de lo pedido, qué del precio puede ser más y si es alto.'),
  formas_de_pago: list(INSTALMENTS_SCHEMA, 'Otras formas de pagar lo mismo, con su recargo; vacía: ninguna.'),
  valor_asegurado: field(AMOUNT_OR_NULL, 'Valor del vehículo con el que se calcula el precio, en euros.', 14_250),
  numero_propuesta: field(TEXT_OR_NULL, 'Número con el que la aseguradora conoce su propuesta.', 'FS-P-000202'),
});

export type QuotedOffer = Declared<typeof OFFER_SCHEMA>;

export const OFFER_KEYS = Object.keys(OFFER_SCHEMA.properties) as readonly (keyof QuotedOffer)[];

/** The number of an offer in its quotation, from 1: it stays when offers are added. */
export const offerNumber = ({ oferta_id }: Pick<QuotedOffer, 'oferta_id'>): number =>
  Number(oferta_id.slice(oferta_id.lastIndexOf('.') + 1));

/** Returns the price of a year in euros, or what is paid at a time where its insurer does not say that. */
export const yearlyCost = ({ precio_anual_total: total, precio }: QuotedOffer): number => total ?? precio;

/** The part of an offer that its insurer does not answer. */
export interface OfferTerms {
  readonly id: string;
  /** Until when a price holds that its insurer sets no day for. */
  readonly validUntil: CalendarDay;
  readonly notices: readonly OfferNotice[];
}

/** Returns an offer of an insurer as the caller reads it: the keys in the order of the schema. */
export const quotedOffer = (insurer: string, offer: Offer, { id, validUntil, notices }: OfferTerms): QuotedOffer => ({
  aseguradora: insurer,
  producto: offer.product,
  modalidad: offer.modality,
  precio: toEuros(offer.priceCents),
  moneda: offer.currency,
  periodicidad: offer.period,
  precio_anual_total: eurosOrNull(offer.annualTotalCents),
  franquicia: eurosOrNull(offer.excessCents),
  es_estimacion: offer.firmness === 'estimate',
  oferta_id: id,
  nivel: offer.level,
  coberturas: codesOf(offer.guarantees),
  firmeza: FIRMNESS[offer.firmness],
  valida_hasta: offer.validUntil ?? validUntil,
  desglose: offer.breakdown && breakdown(offer.breakdown),
  avisos: [
    ...notices,
    ...(offer.breakdown?.consorcioDoubt ? [CONSORCIO_DOUBTS[offer.breakdown.consorcioDoubt]] : []),
    ...(isDear(offer) ? [DEAR] : []),
  ],
  formas_de_pago: (offer.instalments ?? []).map(({ period, priceCents, annualTotalCents }) => ({
    periodicidad: period,
    precio: toEuros(priceCents),
    precio_anual_total: toEuros(annualTotalCents),
  })),
  valor_asegurado: eurosOrNull(offer.vehicleValueCents ?? null),
  numero_propuesta: offer.proposalNumber ?? null,
});

const eurosOrNull = (cents: Cents | null): number | null => (cents === null ? null : toEuros(cents));

const breakdown = ({ netCents, consorcioCents, liquidationCents, taxCents }: Breakdown) => ({
  prima_neta: toEuros(netCents),
  consorcio: toEuros(consorcioCents),
  liquidacion: toEuros(liquidationCents),
  impuestos: toEuros(taxCents),
});

/** Embedded insurers give the same lists in each quotation. */
const codesByList = new WeakMap<readonly GuaranteeIncluded[], readonly string[]>();

/** Returns the code of each guarantee once; the name of one that has none. */
function codesOf(guarantees: readonly GuaranteeIncluded[]): readonly string[] {
  const codes = codesByList.get(guarantees) ?? [...new Set(guarantees.map(({ code, name }) => code ?? name))];
  codesByList.set(guarantees, codes);
  return codes;
}
