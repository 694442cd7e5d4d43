import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** A request with its body as text. The vendor's desk judges its content. */
export interface IncomingRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function incoming({ headers, body }: FastifyRequest): IncomingRequest {
  return { headers, body: typeof body === 'string' ? body : '' };
}

/** Returns the value of a header that occurs once. */
export function header({ headers }: Pick<IncomingRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
