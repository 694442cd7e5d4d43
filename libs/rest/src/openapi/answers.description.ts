import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { describedHeaders, LIMIT_HEADERS, type ResponseHeader } from './headers.description';

/** Examples of a body or an answer, by name. */
export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

/** The answer of an operation. */
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
