import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { schemaRef } from './component-schemas';
import { describedHeaders, LIMIT_HEADERS } from './headers.description';
import { problemExample } from './problem-examples';

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
