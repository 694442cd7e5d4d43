import type { FastifyReply, FastifyRequest } from 'fastify';

/** A JSON document that is the same for everybody until the service changes. */
export interface CachedDocument {
  /** JSON in UTF-8. */
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
}

/** How long a client may keep reference data without asking again. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Sends a document, or only that the client has it already. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, { body, etag }: CachedDocument): void {
  void reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
  if (holds(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}

/** Whether `If-None-Match` names the tag; a weak tag names the same document (RFC 9110, 13.1.2). */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
