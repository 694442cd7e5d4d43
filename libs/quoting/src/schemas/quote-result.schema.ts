import { INSURANCE_LINES, type JsonSchema } from '@cotiza/contract';

const field = (type: string | readonly string[], description: string, example: unknown): JsonSchema => ({
  type,
  description,
  examples: [example],
});
const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const TEXT_OR_NULL = ['string', 'null'];
const AMOUNT_OR_NULL = ['number', 'null'];

/** The JSON Schema of one offer of a quotation. */
export const OFFER_SCHEMA = closed({
  aseguradora: field(TEXT_OR_NULL, 'Aseguradora.', 'Aldaba Seguros'),
  producto: field(TEXT_OR_NULL, 'Nombre comercial del producto.', 'Aldaba Auto'),
  modalidad: field(TEXT_OR_NULL, 'Modalidad.', 'Todo Riesgo con franquicia'),
  precio: field('number', 'Lo que paga el cliente cada periodicidad, todo incluido, en euros.', 468.07),
  moneda: { type: 'string', const: 'EUR', description: 'Moneda.' },
  periodicidad: field(TEXT_OR_NULL, 'Cada cuánto se paga el precio.', 'anual'),
  precio_anual_total: field(AMOUNT_OR_NULL, 'Lo que cuesta un año, en euros.', 468.07),
  franquicia: field(AMOUNT_OR_NULL, 'Franquicia, en euros.', 300),
  es_estimacion: field('boolean', 'Si el precio es una estimación y no una propuesta de la aseguradora.', true),
});

/** The JSON Schema of the result of a quotation. */
export const QUOTE_RESULT_SCHEMA = closed({
  estado: { type: 'string', enum: ['cotizado', 'sin_ofertas'], description: 'Si hay al menos una oferta.' },
  ramo: { type: 'string', enum: INSURANCE_LINES, description: 'Ramo cotizado.' },
  referencia: field('string', 'Referencia de la cotización.', 'COT-7K3M9QX2TB'),
  client_reference: field(TEXT_OR_NULL, 'La referencia de quien llama, tal cual; null si no la envió.', 'caso-2041'),
  ofertas: { type: 'array', items: OFFER_SCHEMA, description: 'Ofertas, de menor a mayor `precio`.' },
  mejor_precio: field(AMOUNT_OR_NULL, 'El precio más bajo, en euros.', 468.07),
  siguiente_paso: field('string', 'Qué pasa ahora.', 'Presenta los precios al cliente.'),
  aviso: field(
    'string',
    'Lo que hay que decir al cliente junto con los precios.',
    'Cotiza actúa como distribuidor de seguros y no da asesoramiento personalizado. Se ha consultado a: Aldaba Seguros.',
  ),
  request_id: field('string', 'Identificador de la petición.', '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10'),
});
