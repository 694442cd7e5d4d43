import type { IncomingMessage, ServerResponse } from 'node:http';
import { traceIdOf } from '../tracing/request-span';
import { noteOf } from '../logging/request-notes';

const TENTHS = 10;

/**
 * Returns the line of the log for a request that is over. It has the route and never the address, whose query may hold personal
 * data. `aborted` marks a client that had gone before it had its answer.
 */
export function requestFacts(
  request: IncomingMessage,
  answer: Pick<ServerResponse, 'statusCode' | 'writableFinished'>,
  { id, route, ms }: { readonly id: string; readonly route: string | undefined; readonly ms: number },
) {
  const traceId = traceIdOf(request);
  return {
    request_id: id,
    ...(traceId === undefined ? undefined : { trace_id: traceId }),
    method: request.method,
    route: route ?? null,
    status: answer.statusCode,
    ms: Math.round(ms * TENTHS) / TENTHS,
    ...noteOf(request),
    ...(answer.writableFinished ? undefined : { aborted: true }),
  };
}
