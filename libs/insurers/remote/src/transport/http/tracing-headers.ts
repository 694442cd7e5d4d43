import { createHash, randomBytes, randomUUID } from 'node:crypto';

const TRACE_ID_HEX = 32;
const PARENT_ID_BYTES = 8;

/** Headers by which both sides find one call in their logs. */
export interface TracingHeaders {
  readonly 'x-request-id': string;
  readonly traceparent: string;
}

/**
 * W3C Trace Context and a request id of its own for each attempt. The trace is a digest of the quotation's reference, so
 * that all calls of one quotation have the same trace and nobody need carry it around.
 */
export function tracingHeaders(reference: string): TracingHeaders {
  const traceId = createHash('sha256').update(reference).digest('hex').slice(0, TRACE_ID_HEX);
  const parentId = randomBytes(PARENT_ID_BYTES).toString('hex');
  return { 'x-request-id': randomUUID(), traceparent: `00-${traceId}-${parentId}-01` };
}
