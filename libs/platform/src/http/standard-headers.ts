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
  'ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotency-Replayed, X-Request-Id';

/**
 * The headers of every answer, the same for all: what browsers must not do with them (OWASP Secure Headers), and that
 * pages of any origin may read them (Fetch standard, CORS). Transport security is left to whoever ends TLS.
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

/** How long a browser may keep the answer to a preflight, in seconds: a day. */
const PREFLIGHT_MAX_AGE = '86400';
const PREFLIGHT_METHODS = 'GET, HEAD, POST';
const HEADER_NAMES = /^[A-Za-z0-9-]+(?:, ?[A-Za-z0-9-]+)*$/;

/** Puts the standard headers and the request's id on an answer before anything else is done. */
export function addStandardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(STANDARD_HEADERS).header('x-request-id', request.id);
}

/** Whether a browser asks, before a request of a page, if it may send it. */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

/** Answers a preflight: the methods of the interface, with any headers the page wants to send. */
export function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply): void {
  const wanted = headers['access-control-request-headers'];
  if (wanted !== undefined && HEADER_NAMES.test(wanted)) void reply.header('access-control-allow-headers', wanted);
  void reply
    .header('access-control-allow-methods', PREFLIGHT_METHODS)
    .header('access-control-max-age', PREFLIGHT_MAX_AGE)
    .header('vary', 'access-control-request-headers')
    .status(204)
    .send();
}
