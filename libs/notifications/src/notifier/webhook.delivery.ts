import type { QuoteArchive } from '@cotiza/quoting';
import { isWholeText, webhookTextOf } from '../messages/messages-for';
import type { SendWebhook, WebhookAnswer } from '../webhooks/webhook.sender';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint';
import type { Attempt, Deliver } from './attempt';
import type { endpointHealth } from './endpoint-health';
import type { Report } from './report';
import type { switchBoard } from './switch-board';

/** The wait for a message whose endpoint is switched off. */
const LOOK_AGAIN_MS = 600_000;

/**
 * An endpoint that has failed for this long is switched off. The time covers a weekend, and ends before the first messages
 * would be given up: they wait until the operator switches it on again.
 */
const SWITCHED_OFF_AFTER_HOURS = 60;
const HOUR_MS = 3_600_000;

const GONE = 410;
/** Statuses of receivers that ask to wait. Source: RFC 9110, 10.2.3; RFC 6585, 4. */
const ASKS_FOR_TIME: readonly number[] = [429, 503];

export interface WebhookDeliveryPorts {
  readonly archive: QuoteArchive;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly sendWebhook: SendWebhook;
  readonly switches: ReturnType<typeof switchBoard>;
  readonly health: ReturnType<typeof endpointHealth>;
  readonly report: Report;
}

/**
 * Posts messages to their endpoint. An endpoint that answers 410, or that has failed for days, is switched off. An erased
 * quotation gets no webhook.
 */
export function webhookDelivery({
  archive,
  endpoints,
  sendWebhook,
  switches,
  health,
  report,
}: WebhookDeliveryPorts): Deliver {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const failed = async (name: string, reason: string) => {
    const { lastingMs, restsFromNow } = health.failed(name);
    if (restsFromNow) report('webhook endpoint does not answer', { endpoint: name, reason });
    if (lastingMs < SWITCHED_OFF_AFTER_HOURS * HOUR_MS) return;
    await switches.switchOff(name, `nothing delivered for ${SWITCHED_OFF_AFTER_HOURS} hours: ${reason}`);
  };
  const textOf = async (payload: string, reference: string) => {
    if (isWholeText(payload)) return payload;
    const quote = await archive.findByReference(reference);
    return quote && webhookTextOf(payload, quote.result);
  };
  return async ({ id, reference, target, payload, trace }) => {
    const endpoint = byName.get(target ?? '');
    // Another notifier may have the endpoint, or the operator may correct the file.
    if (endpoint === undefined) return { kind: 'failed', reason: 'the endpoint is not registered' };
    if (await switches.isOff(endpoint.name)) {
      return { kind: 'untried', reason: 'the endpoint is switched off', waitMs: LOOK_AGAIN_MS };
    }
    const text = await textOf(payload, reference);
    if (text === undefined) return { kind: 'refused', reason: 'the quotation is no longer kept', followUps: [] };
    const attempt = attemptOf(await sendWebhook(endpoint, id, text, trace));
    if (attempt.kind === 'delivered') health.worked(endpoint.name);
    if (attempt.kind === 'failed') await failed(endpoint.name, attempt.reason);
    if (attempt.kind === 'refused') await switches.switchOff(endpoint.name, attempt.reason);
    return attempt;
  };
}

function attemptOf(answer: WebhookAnswer): Attempt {
  if (answer.kind === 'failed') return answer;
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return { kind: 'delivered', followUps: [] };
  const reason = `HTTP ${status}`;
  if (status === GONE) return { kind: 'refused', reason, followUps: [] };
  return { kind: 'failed', reason, askedMs: ASKS_FOR_TIME.includes(status) ? (retryAfterMs ?? 0) : 0 };
}
