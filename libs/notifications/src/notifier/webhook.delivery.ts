import type { SendWebhook, WebhookAnswer } from '../webhooks/webhook.sender';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint';
import type { Attempt, Deliver } from './attempt';
import type { SwitchBoard } from './switch-board';

/** How long a message waits before it is looked at again when its endpoint is switched off. */
const LOOK_AGAIN_MS = 600_000;

const GONE = 410;
/** Receivers that ask for time. Source: RFC 9110, 10.2.3; RFC 6585, 4. */
const ASKS_FOR_TIME: readonly number[] = [429, 503];

/** Posts messages to the endpoint that they are for. An endpoint that answers 410 gets no more until it is switched on. */
export function webhookDelivery(
  endpoints: readonly WebhookEndpoint[],
  sendWebhook: SendWebhook,
  switchBoard: SwitchBoard,
): Deliver {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  return async ({ id, target, payload }) => {
    const endpoint = byName.get(target ?? '');
    // Another notifier may know it, or a file that lost it by mistake may be mended.
    if (endpoint === undefined) return { kind: 'failed', reason: 'the endpoint is not registered' };
    if (await switchBoard.isOff(endpoint.name)) {
      return { kind: 'failed', reason: 'the endpoint is switched off', askedMs: LOOK_AGAIN_MS };
    }
    const attempt = attemptOf(await sendWebhook(endpoint, id, payload));
    if (attempt.kind === 'hopeless') await switchBoard.switchOff(endpoint.name, attempt.reason);
    return attempt;
  };
}

function attemptOf(answer: WebhookAnswer): Attempt {
  if (answer.kind === 'failed') return answer;
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return { kind: 'delivered', followUps: [] };
  const reason = `HTTP ${status}`;
  if (status === GONE) return { kind: 'hopeless', reason, followUps: [] };
  return { kind: 'failed', reason, askedMs: ASKS_FOR_TIME.includes(status) ? (retryAfterMs ?? 0) : 0 };
}
