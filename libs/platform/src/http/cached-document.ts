import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
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

export const cachedText = (text: string, contentType = JSON_TYPE): CachedDocument =>
  cachedDocument(Buffer.from(text), contentType);

/** Makes a document of bytes, with a tag derived from them. */
export function cachedDocument(body: Uint8Array, contentType: string): CachedDocument {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, contentType };
}

/** Shorter documents fit into the packet that carries their headers. */
const SHORTEST_COMPRESSED_BYTES = 1400;

const COMPRESSED_TYPES = /^text\/|json|javascript|svg/;

/** Compressed bytes, kept as long as their document. */
const COMPRESSED = new WeakMap<CachedDocument, Promise<Uint8Array>>();

/**
 * Sends a document, compressed to a client that takes gzip, or 304 when the client has it. No document holds a secret of a
 * customer, which compression could give away.
 */
export async function sendDocument(
  reply: FastifyReply,
  document: CachedDocument,
  cacheControl = FOR_AN_HOUR,
): Promise<void> {
  const { body, etag, contentType = JSON_TYPE } = document;
  const { 'if-none-match': known, 'accept-encoding': accepted } = reply.request.headers;
  const isCompressible = body.length >= SHORTEST_COMPRESSED_BYTES && COMPRESSED_TYPES.test(contentType);
  const isCompressed = isCompressible && takesGzip(accepted);
  if (isCompressible) void reply.header('vary', 'Accept-Encoding');
  // Two representations need two strong tags (RFC 9110, 8.8.3.3).
  void reply.header('etag', isCompressed ? gzipTag(etag) : etag).header('cache-control', cacheControl);
  if (isNamed(etag, known)) {
    void reply.status(304).send();
    return;
  }
  const sent = isCompressed ? await compressed(document) : body;
  if (isCompressed) void reply.header('content-encoding', 'gzip');
  void reply.type(contentType).send(sent);
}

const gzipTag = (etag: string): string => `${etag.slice(0, -1)}-gzip"`;

function compressed(document: CachedDocument): Promise<Uint8Array> {
  const kept = COMPRESSED.get(document) ?? promisify(gzip)(document.body);
  COMPRESSED.set(document, kept);
  return kept;
}

/** Returns true for `gzip` and `*` without a weight of zero. */
function takesGzip(accepted = ''): boolean {
  return /(?:^|,)\s*(?:gzip|\*)\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(accepted.toString());
}

/** Returns true when `If-None-Match` has a tag of the document; a weak tag names the same document (RFC 9110, 13.1.2). */
function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === '*' || tag === etag || tag === gzipTag(etag));
}
