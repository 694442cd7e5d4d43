import { pause, type Clock } from '@cotiza/kernel';
import { Pool } from 'undici';
import type { TransportLimits } from '../transport-limits';
import type { TransportReport } from '../transport-report';
import { readBaseUrl } from './base-url';
import { callFailure, type CallFailure } from './call-failure';
import type { CallContext, HttpCall, HttpClient, HttpReply } from './http-call';
import { orAborted } from '../or-aborted';
import { readReply } from './read-reply';
import { tracingHeaders, type TracingHeaders } from './tracing-headers';

/** Before a connection that could not be made is tried again. */
const RECONNECT_PAUSE_MS = 100;
const ATTEMPTS = 2;
const FIRST_ERROR_STATUS = 400;

export interface HttpClientOptions {
  /** Whose calls they are, for the reports. */
  readonly id: string;
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
  const { origin, prefix } = readBaseUrl(options.baseUrl);
  const pool = poolOf(origin, options.limits);
  let closed: Promise<void> | undefined;
  return {
    send: async (write, context) => {
      for (let attempt = 1; ; attempt++) {
        const outcome = await tryOnce(pool, prefix, { ...options, write, context });
        if (!('error' in outcome)) return outcome;
        if (attempt === ATTEMPTS || !mayRepeat(outcome, context)) throw outcome.error;
        options.report('call repeated', {
          insurer: options.id,
          reference: context.reference,
          why: outcome.error.detail,
        });
        if (outcome.progress === 'not-sent') await pause(options.clock, RECONNECT_PAUSE_MS, context.signal);
      }
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
    // What a server says of its own patience may shorten it and never lengthens it.
    keepAliveMaxTimeout: limits.keepAliveMs,
  });
}

interface Attempt extends HttpClientOptions {
  readonly write: () => HttpCall;
  readonly context: CallContext;
}

async function tryOnce(
  pool: Pool,
  prefix: string,
  { id, clock, report, write, context }: Attempt,
): Promise<HttpReply | CallFailure> {
  const tracing = tracingHeaders(context.reference);
  const { call, answered } = begin(pool, prefix, write(), { tracing, signal: context.signal });
  const startedAt = clock.now();
  const failed = (reason: string) =>
    report('call failed', {
      insurer: id,
      call,
      reason,
      reference: context.reference,
      request_id: tracing['x-request-id'],
      ms: clock.now() - startedAt,
    });
  try {
    // A request that still waits for its connection does not notice that it is aborted.
    const reply = await orAborted(answered, context.signal, 'it was called');
    if (reply.status >= FIRST_ERROR_STATUS) failed(`status ${reply.status}`);
    return reply;
  } catch (error) {
    const failure = callFailure(error, context.signal);
    failed(failure.error.detail);
    return failure;
  }
}

/** Hands a call over, so that its text is not kept here while the answer is waited for. */
function begin(
  pool: Pool,
  prefix: string,
  { method, path, query, headers, body }: HttpCall,
  { tracing, signal }: { readonly tracing: TracingHeaders; readonly signal: AbortSignal },
): { readonly call: string; readonly answered: Promise<HttpReply> } {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const request = { method, path: prefix + path, query, headers: { ...headers, ...tracing }, body: bytes, signal };
  return { call: `${method} ${path}`, answered: pool.request(request).then(readReply) };
}

/** A call whose time is up has failed for good: its progress says so. */
function mayRepeat({ progress }: CallFailure, { repeatable }: CallContext): boolean {
  return progress === 'not-sent' || (progress === 'broken' && repeatable);
}
