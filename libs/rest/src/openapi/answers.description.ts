import {
  exampleBody,
  faultAt,
  judge,
  KEPT_EXAMPLE_DAY,
  type Fault,
  PROBLEMS,
  refusalBody,
  type ProblemCode,
  type RefusalBody,
} from '@cotiza/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { schemaRef } from './component-schemas';

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
  'RateLimit-Policy': {
    description: 'Nombre del límite, peticiones que admite (`q`) y segundos en los que cuentan (`w`).',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'Nombre del límite, peticiones que quedan (`r`) y segundos para que la cuenta empiece de nuevo (`t`).',
    schema: { type: 'string' },
  },
  'Idempotency-Replayed': {
    description:
      '`true` si es la respuesta que ya se dio a la misma clave: no se ha cotizado ni enviado nada otra vez.',
    schema: { type: 'string', const: 'true', enum: ['true'] },
  },
  'Retry-After': { description: 'Segundos enteros que hay que esperar.', schema: { type: 'integer' } },
};

type ResponseHeader = keyof typeof RESPONSE_HEADERS;

const LIMIT_HEADERS = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
  'RateLimit',
] as const;

/** Returns the headers of a response: the request id, which all have, and the named ones. */
const describedHeaders = (...names: readonly ResponseHeader[]) =>
  Object.fromEntries(
    (['X-Request-Id', ...names] as const).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** Examples of a body or an answer, by name. */
export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

interface Answer {
  readonly description: string;
  readonly schema: object;
  readonly examples?: Examples;
  readonly headers?: readonly ResponseHeader[];
}

/** Describes the answer of an operation with a limit of calls a minute. */
export const DescribesAnswer = ({ description, schema, examples, headers = [] }: Answer) =>
  ApiResponse({
    status: 200,
    description,
    headers: describedHeaders(...headers, ...LIMIT_HEADERS),
    content: { 'application/json': { schema, ...(examples ? { examples } : {}) } },
  });

/** Describes an answer that clients may cache and revalidate. */
export const DescribesKeptAnswer = (description: string, schema: object) => {
  const headers = describedHeaders('ETag', 'Cache-Control', ...LIMIT_HEADERS);
  return applyDecorators(
    ApiResponse({ status: 200, description, schema, headers }),
    ApiResponse({
      status: 304,
      description: 'La respuesta no ha cambiado desde el ETag enviado en If-None-Match.',
      headers,
    }),
  );
};

const REQUEST_ID = '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10';

/** Returns the judgement of a request with two faults of different kinds. */
function invalidData(): readonly Fault[] {
  const { holder, ...body } = exampleBody('Home', KEPT_EXAMPLE_DAY);
  const { email: _email, ...withoutEmail } = holder;
  return judge({ ...body, holder: { ...withoutEmail, phone: '910000000' } }, KEPT_EXAMPLE_DAY).faults;
}

const faultsOf: Partial<Record<ProblemCode, () => readonly Fault[]>> = {
  datos_invalidos: invalidData,
  no_cotizable: () => [
    faultAt(
      'Car',
      'driver.driving_license_country',
      {
        codigo: 'caso_no_soportado',
        mensaje:
          'Solo se cotiza con permiso de conducir expedido en España (ESP), también por canje: pregunta si está canjeado; si no, díselo, no se puede cotizar aquí.',
      },
      KEPT_EXAMPLE_DAY,
    ),
  ],
  parametros_invalidos: () => [
    {
      campo: 'ramo',
      codigo: 'valor_no_permitido',
      mensaje: 'El ramo no está entre los permitidos. Envía coche. Valores permitidos: hogar, coche, moto.',
      valores: ['hogar', 'coche', 'moto'],
    },
  ],
};

function problemExample(code: ProblemCode): RefusalBody {
  return refusalBody({ problem: code, faults: faultsOf[code]?.() ?? [] }, REQUEST_ID);
}

/** Returns the headers of some refusals: when to try again, and the state of the limit. */
function headersOf(codes: readonly ProblemCode[]) {
  return describedHeaders(
    'Cache-Control',
    ...(codes.some((code) => PROBLEMS[code].retryable) ? (['Retry-After'] as const) : []),
    ...(codes.includes('limite_alcanzado') ? LIMIT_HEADERS : []),
  );
}

/** Refusals of every operation. */
const OF_ANY_REQUEST = [
  'peticion_malformada',
  'tiempo_agotado',
  'limite_alcanzado',
  'cabeceras_demasiado_grandes',
  'error_interno',
  'servicio_saturado',
] as const satisfies readonly ProblemCode[];

/** Further refusals of every operation with a body. */
const OF_ANY_BODY = [
  'json_invalido',
  'cuerpo_demasiado_grande',
  'tipo_no_soportado',
] as const satisfies readonly ProblemCode[];

/** Describes the refusals of an operation without a body: its own, and those of every operation. */
export const DescribesProblems = (...own: readonly ProblemCode[]) => described([...own, ...OF_ANY_REQUEST]);

/** Describes the refusals of an operation with a body. */
export const DescribesBodyProblems = (...own: readonly ProblemCode[]) =>
  described([...own, ...OF_ANY_BODY, ...OF_ANY_REQUEST]);

/** Makes one response for each status, with one example for each code. */
function described(codes: readonly ProblemCode[]) {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code].status))];
  return applyDecorators(
    ...statuses.map((status) =>
      ApiResponse(
        responseOf(
          status,
          codes.filter((code) => PROBLEMS[code].status === status),
        ),
      ),
    ),
  );
}

function responseOf(status: number, codes: readonly ProblemCode[]) {
  const examples = codes.map((code) => [code, { summary: code, value: problemExample(code) }] as const);
  return {
    status,
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].message}`).join('\n\n'),
    headers: headersOf(codes),
    content: {
      'application/json': {
        schema: schemaRef('Refusal'),
        examples: Object.fromEntries(examples),
      },
    },
  };
}
