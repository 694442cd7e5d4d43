import { randomUUID } from 'node:crypto';
import {
  type Clock,
  defined,
  newTrace,
  onceAborted,
  pause,
  type Trace,
  traceHeaders,
  unlessOver,
} from '@cotiza/kernel';
import type { Dispatcher, Pool } from 'undici';
import { CallFailed, invalidAnswer } from '../call-failed.error';
import type { TransportLimits } from '../transport-limits';
import type { TransportFacts, TransportReport } from '../transport-report';
import { readBaseUrl } from './base-url';
import { callFailure, type CallFailure } from './call-failure';
import type { CallContext, HttpCall, HttpClient, HttpReply } from './http-call';

/** Wait before a failed connection is tried again. */
const RECONNECT_PAUSE_MS = 100;
const FIRST_ERROR_STATUS = 400;

export interface HttpClientOptions {
  /** Identifies the called server in reports: `{ insurer: 'faro' }`. */
  readonly callee: TransportFacts;
  /** A valid address. */
  readonly baseUrl: string;
  readonly limits: TransportLimits;
  readonly clock: Clock;
  readonly report: TransportReport;
}

/** Calls one server over a pool of persistent connections. A call whose signal is aborted closes its connection. */
export function httpClient({ callee, baseUrl, limits, clock, report }: HttpClientOptions): HttpClient {
  const { origin, prefix } = readBaseUrl(baseUrl);
  let opened: Promise<Pool> | undefined;
  const pool = () => (opened ??= poolOf(origin, limits));
  let closed: Promise<void> | undefined;

  const tryOnce = async (call: HttpCall, { reference, signal }: CallContext, trace: Trace) => {
    const requestId = randomUUID();
    const startedAt = clock.now();
    const reportFailure = (reason: string) =>
      report('call failed', {
        ...callee,
        call: `${call.method} ${call.path}`,
        reason,
        reference,
        ...{ request_id: requestId, trace_id: trace.traceId },
        ms: clock.now() - startedAt,
      });
    try {
      const headers = { ...call.headers, 'x-request-id': requestId, ...traceHeaders(trace) };
      const reply = await exchange(pool, { ...call, path: prefix + call.path, headers }, signal);
      if (reply.status >= FIRST_ERROR_STATUS) reportFailure(`status ${reply.status}`);
      return reply;
    } catch (error) {
      const failure = callFailure(error, signal);
      reportFailure(failure.error.detail);
      return failure;
    }
  };

  return {
    send: async (write, context) => {
      const trace = context.trace ?? newTrace();
      const first = await tryOnce(write(), context, trace);
      if (!('error' in first)) return first;
      if (!mayRepeat(first, context)) throw first.error;
      report('call repeated', { ...callee, reference: context.reference, why: first.error.detail });
      if (first.progress === 'not-sent') await pause(clock, RECONNECT_PAUSE_MS, context.signal);
      const second = await tryOnce(write(), context, trace);
      if ('error' in second) throw second.error;
      return second;
    },
    close: () => (closed ??= pool().then((opened) => opened.close())),
  };
}

/** Loads undici on the first call: a process without calls starts sooner. */
async function poolOf(origin: string, limits: TransportLimits): Promise<Pool> {
  const { Pool } = await import('undici');
  return new Pool(origin, {
    connections: limits.maxConcurrent,
    connect: { timeout: limits.connectTimeoutMs },
    // The signal of a call is its only deadline.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: limits.maxResponseBytes,
    keepAliveTimeout: limits.keepAliveMs,
    // A server may shorten it with its own Keep-Alive, but not lengthen it.
    keepAliveMaxTimeout: limits.keepAliveMs,
  });
}

/** Fails as soon as the signal is aborted: undici would first wait for a connection when the request has none yet. */
function exchange(
  pool: () => Promise<Pool>,
  request: Dispatcher.RequestOptions,
  signal: AbortSignal,
): Promise<HttpReply> {
  const stopped = (when: 'before' | 'while') =>
    Promise.reject(new CallFailed('deadline', `stopped ${when} it was called`, { isUnbilled: when === 'before' }));
  if (signal.aborted) return stopped('before');
  const answered = async () => readReply(await (await pool()).request({ ...request, signal }));
  return unlessOver(answered(), onceAborted(signal), () => stopped('while'));
}

/** Returns true when the call may be sent again. An aborted call may not: its progress is `final`. */
function mayRepeat({ progress }: CallFailure, { repeatable }: CallContext): boolean {
  return progress === 'not-sent' || (progress === 'broken' && repeatable);
}

const UTF8 = /^(utf-8|us-ascii)$/i;
const DECODER = new TextDecoder('utf-8', { fatal: true });
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

/**
 * Reads the whole body of an answer as text.
 *
 * @throws CallFailed when it is not plain UTF-8: compression was not requested, and nothing is decompressed
 */
export async function readReply({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<HttpReply> {
  const bytes = await body.bytes();
  const encoding = single(headers['content-encoding']);
  if (encoding !== '' && encoding !== 'identity') throw invalidAnswer('the answer is compressed and was not to be');
  const contentType = single(headers['content-type']);
  const charset = CHARSET.exec(contentType)?.[1] ?? 'utf-8';
  if (!UTF8.test(charset)) throw invalidAnswer('the answer is not in UTF-8');
  const mediaType = defined(contentType.split(';', 1)[0], 'media type').trim().toLowerCase();
  return { status: statusCode, mediaType, body: decoded(bytes) };
}

function decoded(bytes: Uint8Array): string {
  try {
    return DECODER.decode(bytes);
  } catch {
    throw invalidAnswer('the answer is not in UTF-8');
  }
}

function single(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
