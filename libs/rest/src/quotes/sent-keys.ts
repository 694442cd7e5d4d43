import type { SentKey } from '@cotiza/quoting';
import type { FastifyRequest } from 'fastify';

/** Where a key is sent: a header, or a parameter for callers that cannot set headers. */
export const KEY_HEADER = 'Idempotency-Key';
export const KEY_PARAMETER = 'idempotency_key';

const HEADER_NAME = KEY_HEADER.toLowerCase();

/** Every key that a request carries; one that is sent twice is two. */
export function sentKeys({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): readonly SentKey[] {
  const header = headers[HEADER_NAME];
  const parameter = (query as Record<string, unknown>)[KEY_PARAMETER];
  const inQuery = Array.isArray(parameter) ? (parameter as unknown[]) : [parameter];
  return [{ field: KEY_HEADER, value: header }, ...inQuery.map((value) => ({ field: KEY_PARAMETER, value }))].filter(
    ({ value }) => value !== undefined,
  );
}
