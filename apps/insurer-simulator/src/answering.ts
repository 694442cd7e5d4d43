import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Participant } from './participants/participant';

export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer, or a fault of the connection. */
export type Delivery = WireAnswer | 'hang' | 'reset';

/** Makes a vendor's answer for a failure that is not the client's. */
export type Failure = (status: 500 | 503, headers?: Readonly<Record<string, string>>) => WireAnswer;

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

/** Returns the body of a request as JSON; undefined where it is none. */
export function jsonOf({ body }: IncomingRequest): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

export function answering(handle: (request: FastifyRequest) => Delivery | Promise<Delivery>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const delivery = await handle(request);
    if (delivery === 'reset') request.raw.socket.resetAndDestroy();
    if (typeof delivery === 'string') return reply.hijack();
    const { status, contentType, headers, body } = delivery;
    const requestId = request.headers['x-request-id'];
    if (requestId !== undefined) void reply.header('x-request-id', requestId);
    // Fastify adds a charset to the type of a text.
    return reply
      .code(status)
      .headers({ ...headers, 'content-type': contentType })
      .send(Buffer.from(body));
  };
}

/** Delivers the answer to a valid request after some milliseconds, or the fault that is set. */
export async function delivered(
  { fault }: Participant,
  failure: Failure,
  answer: () => WireAnswer,
  afterMs: number,
): Promise<Delivery> {
  await after(afterMs, undefined, { ref: false });
  switch (fault) {
    case 'hang':
    case 'reset':
      return fault;
    case 'status-500':
      return failure(500);
    case 'status-503':
      return failure(503, { 'retry-after': '2' });
    default:
      return answer();
  }
}
