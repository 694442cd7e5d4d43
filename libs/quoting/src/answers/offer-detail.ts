import { INSURANCE_LINES, list, object, text, texts, type Declared } from '@cotiza/contract';
import { ALTERNATIVE_SCHEMA } from './alternative';
import { AMOUNT_OR_NULL, field, TEXT_OR_NULL } from './field';
import { NOTICE_SCHEMA, OFFER_SCHEMA } from './offer';
import { PRODUCT_INFORMATION_OR_NULL } from './product-information';

/** A guarantee of an offer, with all that is known of it. */
export const GUARANTEE_DETAIL_SCHEMA = object({
  codigo: { type: TEXT_OR_NULL },
  nombre: { type: 'string' },
  que_cubre: { type: 'string' },
  limite: field(AMOUNT_OR_NULL, 'Lo más que paga por siniestro, en euros; null: sin límite propio.', 3000),
  franquicia: field(AMOUNT_OR_NULL, 'Lo que pone el cliente en cada siniestro, en euros; null: nada.', 300),
  condiciones: texts('En qué términos paga.'),
  no_cubre: texts('Lo que suele excluir; la aseguradora puede excluir más.'),
});

export const GUARANTEE_NOT_INCLUDED_SCHEMA = object({
  codigo: { type: 'string' },
  nombre: { type: 'string' },
  que_cubre: { type: 'string' },
});

export const PREMIUM_LINE_SCHEMA = object({
  concepto: { type: 'string' },
  importe: { type: 'number' },
  base_legal: texts('De qué norma sale y desde cuándo.'),
  puede_cambiar: field(TEXT_OR_NULL, 'Por qué puede ser otro antes de la fecha de efecto; null: no cambia.', null),
});
export type PremiumLine = Declared<typeof PREMIUM_LINE_SCHEMA>;

export const INSURED_SUM_SCHEMA = object({
  bien: { type: 'string' },
  importe: field(AMOUNT_OR_NULL, 'Suma asegurada, en euros; null: no hay una suma fija.', 100_000),
  valoracion: texts('Cómo se valora lo dañado.'),
});

export const PRICE_MOVER_SCHEMA = object({
  dato: { type: 'string' },
  importe: field('number', 'Cuánto cambia precio_anual_total por él, en euros; negativo: lo baja.', 42.35),
});

/** All that can be said of one offer, read from the quotation that was kept. Nothing personal is in it. */
export const OFFER_DETAIL_SCHEMA = object({
  oferta: OFFER_SCHEMA,
  ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo cotizado.' },
  referencia: field('string', 'Referencia de la cotización.', 'COT-7K3M9QX2TB'),
  cotizada_el: { type: 'string', format: 'date-time', description: 'Cuándo se cotizó.' },
  garantias: list(GUARANTEE_DETAIL_SCHEMA, 'Lo que incluye.'),
  no_incluidas: list(GUARANTEE_NOT_INCLUDED_SCHEMA, 'Garantías del ramo que esta oferta no tiene.'),
  pedido_y_no_dado: list(NOTICE_SCHEMA, 'En qué difiere de lo pedido.'),
  prima: list(PREMIUM_LINE_SCHEMA, 'De qué se compone precio_anual_total; vacío si no lo dice la aseguradora.'),
  que_mueve_el_precio: list(
    PRICE_MOVER_SCHEMA,
    'Los datos que más lo suben y los que más lo bajan, frente a la tarifa sin ellos; vacío si no se puede decir.',
  ),
  alternativas: list(
    ALTERNATIVE_SCHEMA,
    'Lo que cuesta o ahorra, con la misma aseguradora, otra franquicia, otro nivel o pagar una vez al año.',
  ),
  sumas_aseguradas: list(INSURED_SUM_SCHEMA, 'Qué se asegura, por cuánto y cómo se valora.'),
  distribuidor: list(
    object({ etiqueta: { type: 'string' }, valor: { type: 'string' } }),
    'Quién distribuye el seguro (Real Decreto-ley 3/2020, art. 173).',
  ),
  ipid: PRODUCT_INFORMATION_OR_NULL,
  informacion_legal: texts('Lo que hay que decir al cliente antes de que elija.'),
  aviso: text('Lo que hay que decir al cliente con el precio.'),
});
export type OfferDetail = Declared<typeof OFFER_DETAIL_SCHEMA>;
