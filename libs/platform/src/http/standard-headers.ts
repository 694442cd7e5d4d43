import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Nothing may run, load or frame these answers, but for the pages of Swagger UI, which are all of this origin. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers that scripts in a browser may read besides the ordinary ones. */
const EXPOSED_HEADERS =
  'ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, RateLimit, Idempotency-Replayed, X-Request-Id';

/**
 * The headers of every answer: restrictions for browsers (OWASP Secure Headers), and permission for pages of any origin to
 * read it (Fetch standard, CORS). Transport security is up to the proxy that ends TLS.
 */
export const STANDARD_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Those by which pages of other origins may read an answer. */
export const CORS_HEADERS = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cross-origin-resource-policy',
] as const satisfies readonly (keyof typeof STANDARD_HEADERS)[];

/** A well-formed `X-Request-Id`; anything else could forge a log line or a header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns the id of a request: the caller's own if it is sent once and well formed, a new one otherwise. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Puts the standard headers and the request's id on an answer before anything else is done. */
export function addStandardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(STANDARD_HEADERS).header('x-request-id', request.id);
}
