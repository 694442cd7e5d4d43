import { INSURANCE_LINES, type JsonSchema } from '@cotiza/contract';
import { OFFER_SCHEMA } from '@cotiza/quoting';
import type { PurchaseDocument } from '../purchase/purchase.document';

const instant = (description: string): JsonSchema => ({ type: 'string', format: 'date-time', description });

const PROPERTIES: Record<keyof PurchaseDocument, JsonSchema> = {
  referencia: { type: 'string', description: 'Referencia de la cotización.', examples: ['COT-7K3M9QX2TB'] },
  client_reference: {
    type: ['string', 'null'],
    description: 'La referencia que envió quien cotizó; null si no envió.',
  },
  ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo cotizado.' },
  cotizada_el: instant('Cuándo se cotizó.'),
  enlace_valido_hasta: instant('Hasta cuándo sirve el enlace.'),
  usos: { type: 'integer', minimum: 1, description: 'Veces que se ha consultado el enlace, contando esta.' },
  usos_permitidos: { type: ['integer', 'null'], description: 'Veces que se puede consultar; null si no hay límite.' },
  asegurado: {
    type: ['string', 'null'],
    description: 'Lo que se ha cotizado, como lo lee el cliente; null en cotizaciones antiguas que no lo guardan.',
    examples: ['SEAT Ibiza 1.0 MPI 5 80 CV, matrícula 1234MKF'],
  },
  ofertas: { type: 'array', items: OFFER_SCHEMA, description: 'Las ofertas tal como se dieron, en el mismo orden.' },
  mejor_precio: { type: ['number', 'null'], description: 'El precio más bajo, en euros.' },
  aviso: { type: 'string', description: 'El aviso que acompañó a los precios.' },
  datos: {
    oneOf: INSURANCE_LINES.map((line) => ({ $ref: `#/components/schemas/${line}Request` })),
    description:
      'El cuerpo de la cotización tal como se envió: el tomador, el riesgo y quien conduce. Son datos personales.',
  },
};

/** The JSON Schema of what a shop is told of a purchase link. */
export const PURCHASE_SCHEMA: JsonSchema = {
  type: 'object',
  properties: PROPERTIES,
  required: Object.keys(PROPERTIES),
};
