import { withDeadline, type Clock } from '@cotiza/kernel';
import { asRecord, errorCode } from '../error-code';
import { retryAfterMs } from './retry-after';
import { signWebhook } from './sign-webhook';
import type { WebhookEndpoint } from './webhook-endpoint';

/** The longest an attempt takes, its answer included, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Of an answer's body nothing is used; this much is read, so that the connection can serve again. */
const BODY_READ_BYTES = 65_536;

/** What became of an attempt. */
export type WebhookAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfterMs: number | null }
  /** No answer came; `reason` is a code such as `ECONNREFUSED`. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Posts signed messages. Redirects are not followed: the operator has said where to send. */
export type SendWebhook = (endpoint: WebhookEndpoint, id: string, payload: string) => Promise<WebhookAnswer>;

/** @param stop breaks off every attempt that is under way, and each that follows */
export function webhookSender(clock: Clock, stop?: AbortSignal): SendWebhook {
  return async (endpoint, id, payload) => {
    try {
      return await withDeadline(clock, TIMEOUT_MS, async (signal) => {
        const response = await fetch(endpoint.url, {
          method: 'POST',
          headers: { ...FIXED_HEADERS, ...signWebhook(endpoint.key, id, clock.now(), payload) },
          body: payload,
          redirect: 'manual',
          signal: stop ? AbortSignal.any([stop, signal]) : signal,
        });
        await discardBody(response);
        const retryAfter = retryAfterMs(response.headers.get('retry-after'), clock.now());
        return { kind: 'answered', status: response.status, retryAfterMs: retryAfter };
      });
    } catch (error) {
      if (stop?.aborted) return { kind: 'failed', reason: 'broken off: the notifier stopped' };
      const timedOut = asRecord(error).name === 'AbortError';
      return { kind: 'failed', reason: timedOut ? `no answer within ${TIMEOUT_MS / 1000} s` : errorCode(error) };
    }
  };
}

const FIXED_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Cotiza-Webhooks/1' };

/** The status has said all: what goes wrong with the body after it changes nothing. */
async function discardBody(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (let read = 0; read < BODY_READ_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
    await reader.cancel();
  } catch {
    return;
  }
}
