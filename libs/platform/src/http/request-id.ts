import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A well-formed `X-Request-Id`; anything else could forge a log line or a header. */
const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns the id of a request: the caller's own if it is sent once and well formed, a new one otherwise. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
