import { newTrace, pause, type Clock, type Trace } from '@cotiza/kernel';
import { Pool, type Dispatcher } from 'undici';
import type { TransportLimits } from '../transport-limits';
import type { TransportFacts, TransportReport } from '../transport-report';
import { readBaseUrl } from './base-url';
import { callFailure, type CallFailure } from './call-failure';
import { exchange, type RawReply } from './exchange';
import type { CallContext, HttpCall, HttpClient, HttpReply } from './http-call';
import { readReply } from './read-reply';
import { tracingHeaders, type TracingHeaders } from './tracing-headers';

/** Before a connection that could not be made is tried again. */
const RECONNECT_PAUSE_MS = 100;
const FIRST_ERROR_STATUS = 400;

export interface HttpClientOptions {
  /** Who is called, for the reports: `{ insurer: 'faro' }`. */
  readonly callee: TransportFacts;
  /** An address without faults. */
  readonly baseUrl: string;
  readonly limits: TransportLimits;
  readonly clock: Clock;
  readonly report: TransportReport;
}

/**
 * Calls one server over a pool of connections that are kept. A call whose signal is aborted takes its connection with it,
 * so that the server sees that nobody waits any more.
 */
export function httpClient(options: HttpClientOptions): HttpClient {
  const { callee, clock, report } = options;
  const { origin, prefix } = readBaseUrl(options.baseUrl);
  const pool = poolOf(origin, options.limits);
  let closed: Promise<void> | undefined;

  const tryOnce = <T>({ write, read, context, trace }: Question<T>): Promise<Read<T> | CallFailure> => {
    const tracing = tracingHeaders(trace);
    const startedAt = clock.now();
    const request = write();
    const call = `${request.method} ${request.path}`;
    const failed = (reason: string) =>
      report('call failed', {
        ...callee,
        call,
        reason,
        reference: context.reference,
        ...{ request_id: tracing['x-request-id'], trace_id: trace.traceId },
        ms: clock.now() - startedAt,
      });
    const failure = (error: unknown): CallFailure => {
      const told = callFailure(error, context.signal);
      failed(told.error.detail);
      return told;
    };
    const received = (raw: RawReply): Read<T> => {
      const reply = readReply(raw);
      if (reply.status >= FIRST_ERROR_STATUS) failed(`status ${reply.status}`);
      return readBy(read, reply);
    };
    return exchange(pool, dispatchOptions(prefix, request, tracing), received, context.signal).catch(failure);
  };

  const tryAgain = async <T>(failure: CallFailure, question: Question<T>): Promise<T> => {
    const { context } = question;
    if (!mayRepeat(failure, context)) throw failure.error;
    report('call repeated', { ...callee, reference: context.reference, why: failure.error.detail });
    if (failure.progress === 'not-sent') await pause(clock, RECONNECT_PAUSE_MS, context.signal);
    const outcome = await tryOnce(question);
    if ('error' in outcome) throw outcome.error;
    return outcome.made();
  };

  return {
    send: (write, read, context) => {
      const question = { write, read, context, trace: context.trace ?? newTrace() };
      return rejecting(() => tryOnce(question)).then((outcome) =>
        'error' in outcome ? tryAgain(outcome, question) : outcome.made(),
      );
    },
    close: () => (closed ??= pool.close()),
  };
}

function poolOf(origin: string, limits: TransportLimits): Pool {
  return new Pool(origin, {
    connections: limits.maxConcurrent,
    connect: { timeout: limits.connectTimeoutMs },
    headersTimeout: limits.headersTimeoutMs,
    bodyTimeout: limits.bodyTimeoutMs,
    maxResponseSize: limits.maxResponseBytes,
    keepAliveTimeout: limits.keepAliveMs,
    // How long a server says that it waits may shorten it and never lengthens it.
    keepAliveMaxTimeout: limits.keepAliveMs,
  });
}

/** What could not even be written rejects as well. */
function rejecting<T>(run: () => Promise<T>): Promise<T> {
  try {
    return run();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

interface Question<T> {
  readonly write: () => HttpCall;
  readonly read: (reply: HttpReply) => T;
  readonly context: CallContext;
  readonly trace: Trace;
}

/** What was made of an answer. A reader that throws is no failure of the call. */
interface Read<T> {
  /** @throws what the reader has thrown */
  made(): T;
}

function readBy<T>(read: (reply: HttpReply) => T, reply: HttpReply): Read<T> {
  try {
    const value = read(reply);
    return { made: () => value };
  } catch (error) {
    return {
      made: () => {
        throw error;
      },
    };
  }
}

function dispatchOptions(
  prefix: string,
  { method, path, query, headers, body }: HttpCall,
  tracing: TracingHeaders,
): Dispatcher.DispatchOptions {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  return { method, path: prefix + path, query, headers: Object.assign({}, headers, tracing), body: bytes };
}

/** A call whose time is up has failed for good: its progress says so. */
function mayRepeat({ progress }: CallFailure, { repeatable }: CallContext): boolean {
  return progress === 'not-sent' || (progress === 'broken' && repeatable);
}
