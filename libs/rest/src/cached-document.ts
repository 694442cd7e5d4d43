import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A document that does not change while the service runs. */
export interface CachedDocument {
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  /** JSON by default. */
  readonly contentType?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Lets clients cache reference data for an hour. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** Lets clients cache a document with its version in the address for a year, the longest that caches support. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Makes a document of a text. */
export const cachedText = (text: string, contentType = JSON_TYPE): CachedDocument =>
  cachedDocument(Buffer.from(text), contentType);

/** Makes a document of bytes, with a tag derived from them. */
export function cachedDocument(body: Uint8Array, contentType: string): CachedDocument {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, contentType };
}

/** Sends a document, or 304 when the client has it. */
export function sendDocument(reply: FastifyReply, document: CachedDocument, cacheControl = FOR_AN_HOUR): void {
  const { body, etag, contentType = JSON_TYPE } = document;
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (isNamed(etag, reply.request.headers['if-none-match'])) void reply.status(304).send();
  else void reply.type(contentType).send(body);
}

/** Returns true when `If-None-Match` has the tag; a weak tag names the same document (RFC 9110, 13.1.2). */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
