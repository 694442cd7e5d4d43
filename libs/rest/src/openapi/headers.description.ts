/** The headers of answers, by name. The description has them once, and responses refer to them. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description: 'Identificador de la petición: el enviado en la misma cabecera si es válido, o uno nuevo.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Etiqueta de esta respuesta. Enviada en If-None-Match, evita recibirla otra vez si no ha cambiado.',
    schema: { type: 'string' },
  },
  'Cache-Control': { description: 'Cuánto se puede guardar la respuesta.', schema: { type: 'string' } },
  'RateLimit-Limit': {
    description: 'Peticiones por minuto que admite el límite. Falta si no hay límite.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': {
    description: 'Peticiones que quedan en este minuto. Falta si no hay límite.',
    schema: { type: 'integer' },
  },
  'RateLimit-Reset': {
    description: 'Segundos enteros que faltan para que la cuenta empiece de nuevo. Falta si no hay límite.',
    schema: { type: 'integer' },
  },
  'Idempotency-Replayed': {
    description:
      '`true` si es la respuesta que ya se dio a la misma clave: no se ha cotizado ni enviado nada otra vez.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': { description: 'Segundos enteros que hay que esperar.', schema: { type: 'integer' } },
} as const;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** The headers of the rate limit. */
export const LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** Returns the headers of a response: the request id, which all have, and the named ones. */
export const describedHeaders = (...names: readonly ResponseHeader[]) =>
  Object.fromEntries(
    (['X-Request-Id', ...names] as const).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
