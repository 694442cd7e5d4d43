import type { IncomingMessage } from 'node:http';
import { isFieldPath, PROBLEMS, type Refusal } from '@cotiza/contract';
import { errorFacts, type ErrorFacts, readTrace, UNRECORDED, type Span, type Trace, type Tracer } from '@cotiza/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Facts for the log about a request, besides its route and status. All names are ours. */
export interface RequestNote {
  /** The operator's name for the caller. */
  readonly caller?: string;
  readonly tool?: string;
  /** Reference of the quotation that the request got. */
  readonly reference?: string;
  readonly refusal?: string;
  readonly fields?: readonly string[];
  /** Number of faults about unknown names. Such a name is the caller's, and is not logged. */
  readonly unknown_fields?: number;
}

/** Parameters of queries and calls, besides the fields of a request. */
const PARAMETERS = new Set([
  ...['tipo', 'type', 'codigo_postal', 'ramo', 'marca', 'modelo', 'motor', 'datos'],
  ...['Idempotency-Key', 'idempotency_key'],
]);

const notes = new WeakMap<IncomingMessage, RequestNote>();

export function noteRequest(request: IncomingMessage, note: RequestNote): void {
  notes.set(request, { ...notes.get(request), ...note });
}

export const noteOf = (request: IncomingMessage): RequestNote | undefined => notes.get(request);

const failures = new WeakMap<IncomingMessage, ErrorFacts>();

/** Keeps the unexpected error of a request for the log: its kind and place, not its message. */
export function noteFailure(request: IncomingMessage, error: unknown): void {
  failures.set(request, errorFacts(error));
}

export const failureOf = (request: IncomingMessage): ErrorFacts | undefined => failures.get(request);

/** Returns a refusal for the log: its code and the faulty fields, never their values. */
export function refusalNote({ problem, faults }: Refusal): RequestNote {
  if (faults.length === 0) return { refusal: problem };
  const names = faults.map(({ campo }) => campo).filter((name) => isFieldPath(name) || PARAMETERS.has(name));
  const unknown = faults.length - names.length;
  return { refusal: problem, fields: [...new Set(names)], ...(unknown > 0 ? { unknown_fields: unknown } : {}) };
}

/** Notes a refusal, and sets the status of its answer and when to try again. */
export function answerRefused(reply: FastifyReply, refusal: Refusal): void {
  const { problem, retryAfterSeconds } = refusal;
  noteRequest(reply.request.raw, refusalNote(refusal));
  void reply.status(PROBLEMS[problem].status);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
}

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
