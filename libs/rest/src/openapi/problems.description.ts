import { PROBLEMS, type ProblemCode } from '@cotiza/problems';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { schemaRef } from './component-schemas';
import { problemExample } from './problem-examples';

const RETRY_AFTER = {
  'Retry-After': { description: 'Segundos enteros que hay que esperar.', schema: { type: 'integer' as const } },
};

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
    ...(codes.some((code) => PROBLEMS[code].retryable) ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: schemaRef('Refusal'),
        examples: Object.fromEntries(examples),
      },
    },
  };
}
