import { readTrace, type Span, type Trace, type Tracer, UNTOLD } from '@cotiza/kernel';
import type { IncomingMessage } from 'node:http';
import { noteOf } from '../http/request-notes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Traced = Pick<FastifyRequest, 'raw' | 'method' | 'server'>;

/** What begins the spans of an app's requests. */
const tracers = new WeakMap<FastifyInstance['server'], Tracer>();

/** The spans of requests that somebody does something for: what is answered from memory has none. */
const spans = new WeakMap<IncomingMessage, Span>();

/** Has the requests of a server traced. */
export function traceRequests({ server }: FastifyInstance, tracer: Tracer): void {
  tracers.set(server, tracer);
}

/** The trace that the caller of a request has begun. What its headers say besides, such as `baggage`, is not looked at. */
const traceOfCaller = ({ headers }: IncomingMessage): Trace | undefined =>
  readTrace(headers.traceparent, headers.tracestate);

/**
 * The span of a request, for what is done for it.
 *
 * @param otherwise what it belongs to where its headers do not say
 */
export function spanOf({ raw, method, server }: Traced, otherwise?: Trace): Span {
  const begun = spans.get(raw);
  if (begun) return begun;
  const span = (tracers.get(server.server) ?? UNTOLD).begin('request', traceOfCaller(raw) ?? otherwise, { method });
  spans.set(raw, span);
  return span;
}

const FIRST_FAILURE = 500;

/** A request that has a span is over. */
export function endSpan(
  { raw, routeOptions: { url: route } }: FastifyRequest,
  { statusCode: status }: FastifyReply,
): void {
  const { tool, refusal } = noteOf(raw) ?? {};
  spans.get(raw)?.end({ route, status, tool, outcome: refusal }, status >= FIRST_FAILURE);
}

/** The trace of a request, for the log; undefined where neither its caller nor anything that is done for it has one. */
export const traceIdOf = (request: IncomingMessage): string | undefined =>
  (spans.get(request)?.trace ?? traceOfCaller(request))?.traceId;
