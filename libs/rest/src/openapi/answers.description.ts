import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { describedHeaders, LIMIT_HEADERS, type ResponseHeader } from './headers.description';

/** Describes the answer of an operation that each client may call so many times a minute. */
export const DescribesAnswer = (description: string, schema: object, ...headers: readonly ResponseHeader[]) =>
  ApiResponse({ status: 200, description, schema, headers: describedHeaders(...headers, ...LIMIT_HEADERS) });

/** The same for an answer that a client may keep, and need not receive again while it has not changed. */
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
