import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { soleHeader } from './sole-header';

/** What an incoming `X-Request-Id` may be: anything else could forge a log line or a header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** The id of a request: the caller's own if it is well formed, a new one otherwise. */
export function requestIdOf(request: Pick<IncomingMessage, 'rawHeaders'>): string {
  const given = soleHeader(request, 'x-request-id');
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
