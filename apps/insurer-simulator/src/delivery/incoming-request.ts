import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** A request with its body as text: what it says is for the vendor's desk to judge. */
export interface IncomingRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function incoming({ headers, body }: FastifyRequest): IncomingRequest {
  return { headers, body: typeof body === 'string' ? body : '' };
}

/** A header of which there is one. */
export function header({ headers }: Pick<IncomingRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
