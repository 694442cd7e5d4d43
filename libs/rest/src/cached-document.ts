import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A document that is the same for everybody until the service changes. */
export interface CachedDocument {
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  /** JSON when it does not say. */
  readonly contentType?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** How long a client may keep reference data without asking again. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** How long a client may keep what is another address when it is another document: a year, the most that caches honour. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** A text as a document. */
export const cachedText = (text: string, contentType = JSON_TYPE): CachedDocument =>
  cachedDocument(Buffer.from(text), contentType);

/** Bytes as a document, with a tag made from them. */
export function cachedDocument(body: Uint8Array, contentType: string): CachedDocument {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, contentType };
}

/** Sends a document, or only that the client has it already. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: CachedDocument,
  cacheControl = FOR_AN_HOUR,
): void {
  const { body, etag, contentType = JSON_TYPE } = document;
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (holds(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type(contentType).send(body);
}

/** Whether `If-None-Match` names the tag; a weak tag names the same document (RFC 9110, 13.1.2). */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
