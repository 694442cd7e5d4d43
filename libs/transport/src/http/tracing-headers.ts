import { randomUUID } from 'node:crypto';
import { traceHeaders, type Trace } from '@cotiza/kernel';

/** Headers by which both sides find one call in their logs: W3C Trace Context, and an id of each attempt. */
export interface TracingHeaders extends Readonly<Record<string, string>> {
  readonly 'x-request-id': string;
}

/** `baggage` is never sent on: nobody here knows what others have put into it. */
export const tracingHeaders = (trace: Trace): TracingHeaders => ({
  'x-request-id': randomUUID(),
  ...traceHeaders(trace),
});
