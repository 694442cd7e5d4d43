const text = { type: 'string' };
const number = { type: 'number' };
const textOrNull = { type: ['string', 'null'] };
const numberOrNull = { type: ['number', 'null'] };

const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** The result of a quotation, for Fastify's compiled serialiser. */
export const quoteResultSchema = object({
  estado: text,
  ramo: text,
  referencia: text,
  client_reference: textOrNull,
  ofertas: {
    type: 'array',
    items: object({
      aseguradora: textOrNull,
      producto: textOrNull,
      modalidad: textOrNull,
      precio: number,
      moneda: text,
      periodicidad: textOrNull,
      precio_anual_total: numberOrNull,
      franquicia: numberOrNull,
      es_estimacion: { type: 'boolean' },
    }),
  },
  mejor_precio: numberOrNull,
  siguiente_paso: text,
  aviso: text,
  request_id: text,
});
