import type { IncomingMessage } from 'node:http';
import { readTrace, UNRECORDED, type Span, type Trace, type Tracer } from '@cotiza/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteOf } from './logging/request-notes';

type Traced = Pick<FastifyRequest, 'raw' | 'method' | 'server'>;

const tracers = new WeakMap<FastifyInstance['server'], Tracer>();

/** Spans of the requests that call a use case; the others have none. */
const spans = new WeakMap<IncomingMessage, Span>();

export function traceRequests({ server }: FastifyInstance, tracer: Tracer): void {
  tracers.set(server, tracer);
}

const traceOfCaller = ({ headers }: IncomingMessage): Trace | undefined => readTrace(headers.traceparent);

/**
 * Returns the span of a request, which begins when this is first called.
 *
 * @param otherwise its parent when the headers name none
 */
export function spanOf({ raw, method, server }: Traced, otherwise?: Trace): Span {
  const begun = spans.get(raw);
  if (begun) return begun;
  const tracer = tracers.get(server.server) ?? UNRECORDED;
  const span = tracer.begin('request', traceOfCaller(raw) ?? otherwise, { method });
  spans.set(raw, span);
  return span;
}

const FIRST_FAILURE = 500;

export function endSpan({ raw, routeOptions: { url: route } }: FastifyRequest, { statusCode: status }: FastifyReply) {
  const { tool, refusal } = noteOf(raw) ?? {};
  spans.get(raw)?.end({ route, status, tool, outcome: refusal }, status >= FIRST_FAILURE);
}

/** Returns the trace id of a request for the log; undefined when it has no span and its headers name no trace. */
export const traceIdOf = (request: IncomingMessage): string | undefined =>
  (spans.get(request)?.trace ?? traceOfCaller(request))?.traceId;
