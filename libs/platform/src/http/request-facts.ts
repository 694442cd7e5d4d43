import type { IncomingMessage, ServerResponse } from 'node:http';
import { traceIdOf } from '../tracing/request-span';
import { noteOf } from '../logging/request-notes';

const TENTHS = 10;

/** An answered request by what its server knows of it. */
interface Served {
  readonly id: string;
  /** As it is written in the code; undefined for an address that is none of ours. */
  readonly route: string | undefined;
  readonly ms: number;
}

/**
 * What the log says of a request that is over, in one line. The address is as the route is written, never as it was called: a
 * query may hold personal data. `aborted` where the client had gone before it had its answer.
 */
export function requestFacts(
  request: IncomingMessage,
  answer: Pick<ServerResponse, 'statusCode' | 'writableFinished'>,
  { id, route, ms }: Served,
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
