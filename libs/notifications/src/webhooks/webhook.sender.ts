import { setMaxListeners } from 'node:events';
import { traceHeaders, withDeadline, type Clock, type Trace } from '@cotiza/kernel';
import { asRecord, errorCode, postForStatus } from '@cotiza/transport';
import { retryAfterMs } from './retry-after';
import { signWebhook } from './sign-webhook';
import type { WebhookEndpoint } from './webhook-endpoint';

/** Seconds in which a receiver has to answer. */
export const ANSWER_WITHIN_SECONDS = 10;

/** The result of an attempt. */
export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterMs: number | null }
  /** No answer came; `reason` is a code such as `ECONNREFUSED`. */
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Posts signed messages. Redirects are not followed: the operator has set the address.
 *
 * @param trace the trace of the attempt, for its headers
 */
export type SendWebhook = (
  endpoint: WebhookEndpoint,
  id: string,
  payload: string,
  trace?: Trace,
) => Promise<WebhookAnswer>;

/** @param stop aborts every attempt, present and later */
export function webhookSender(clock: Clock, stop?: AbortSignal): SendWebhook {
  // Each attempt in progress listens to it: Node warns of a leak above ten listeners.
  if (stop) setMaxListeners(0, stop);
  return async (endpoint, id, payload, trace) => {
    const post = async (signal: AbortSignal): Promise<WebhookAnswer> => {
      const signature = signWebhook(endpoint.key, id, clock.now(), payload);
      const headers = { ...FIXED_HEADERS, ...(trace && traceHeaders(trace)), ...signature };
      const { status, retryAfter } = await postForStatus({ url: endpoint.url, headers, body: payload }, signal);
      return { kind: 'answered', status, retryAfterMs: retryAfterMs(retryAfter, clock.now()) };
    };
    try {
      return await withDeadline(clock, ANSWER_WITHIN_SECONDS * 1000, post, stop);
    } catch (error) {
      if (stop?.aborted) return { kind: 'failed', reason: 'broken off: the notifier stopped' };
      const timedOut = asRecord(error).name === 'AbortError';
      return { kind: 'failed', reason: timedOut ? `no answer within ${ANSWER_WITHIN_SECONDS} s` : errorCode(error) };
    }
  };
}

const FIXED_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Cotiza-Webhooks/1' };
