import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteOf } from './request-notes';

const TENTHS = 10;

/**
 * What the log says of a request that is over, in one line. The address is as the route is written, never as it was called: a
 * query may hold personal data. `aborted` where the client had gone before it had its answer.
 */
export function requestFacts(request: FastifyRequest, reply: FastifyReply) {
  return {
    request_id: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * TENTHS) / TENTHS,
    ...noteOf(request.raw),
    ...(reply.raw.writableFinished ? undefined : { aborted: true }),
  };
}
