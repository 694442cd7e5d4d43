import { hash, randomUUID } from 'node:crypto';

const TRACE_ID_HEX = 32;
/** Where the last 64 bits of a UUID begin. */
const PARENT_ID_AT = 19;

/** Headers by which both sides find one call in their logs. */
export interface TracingHeaders {
  readonly 'x-request-id': string;
  readonly traceparent: string;
}

/**
 * W3C Trace Context and a request id of its own for each attempt. The trace is a digest of the quotation's reference, so
 * that all calls of one quotation have the same trace and nobody need carry it around. The parent id is the end of the
 * request id, which is never all zeros: its first bits say which kind of UUID it is.
 */
export function tracingHeaders(reference: string): TracingHeaders {
  const traceId = hash('sha256', reference).slice(0, TRACE_ID_HEX);
  const requestId = randomUUID();
  const parentId = requestId.slice(PARENT_ID_AT).replace('-', '');
  return { 'x-request-id': requestId, traceparent: `00-${traceId}-${parentId}-01` };
}
