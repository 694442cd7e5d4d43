import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { schemaRef } from './component-schemas';
import { describedHeaders, LIMIT_HEADERS } from './headers.description';
import { problemExample } from './problem-examples';

/** The headers that come with some refusals: when to try again, and how far the limit is. */
function headersOf(codes: readonly ProblemCode[]) {
  return describedHeaders(
    'Cache-Control',
    ...(codes.some((code) => PROBLEMS[code].retryable) ? (['Retry-After'] as const) : []),
    ...(codes.includes('limite_alcanzado') ? LIMIT_HEADERS : []),
  );
}

/** Describes the refusals of an operation: one response a status, one example a code. */
export function DescribesProblems(...codes: readonly ProblemCode[]) {
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
