import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** A document that is the same for every client until the service changes. */
export interface CachedDocument {
  readonly body: Uint8Array;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  /** JSON unless it says another type. */
  readonly contentType?: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Lets clients keep reference data for an hour. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** Lets clients keep a document whose address names its version for a year, the most that caches honour. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Makes a document of a text. */
export const cachedText = (text: string, contentType = JSON_TYPE): CachedDocument =>
  cachedDocument(Buffer.from(text), contentType);

/** Makes a document of bytes, with a tag that is made from them. */
export function cachedDocument(body: Uint8Array, contentType: string): CachedDocument {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, contentType };
}

/** Sends a document, or 304 where the client has it already. */
export function sendDocument(reply: FastifyReply, document: CachedDocument, cacheControl = FOR_AN_HOUR): void {
  const { body, etag, contentType = JSON_TYPE } = document;
  void reply.header('etag', etag).header('cache-control', cacheControl);
  if (isNamed(etag, reply.request.headers['if-none-match'])) void reply.status(304).send();
  else void reply.type(contentType).send(body);
}

/** Returns true if `If-None-Match` names the tag; a weak tag names the same document (RFC 9110, 13.1.2). */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
