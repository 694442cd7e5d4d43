import type { Clock } from '@cotiza/kernel';
import { webhookSender } from '../webhooks/webhook.sender';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint';
import { TEST_EVENT, webhookHead, webhookText } from '../webhooks/webhook-message';
import type { Trial } from './trial';

/** Posts one signed test event to an endpoint, also to one that is switched off. */
export async function sendTestWebhook(endpoint: WebhookEndpoint, clock: Clock): Promise<Trial> {
  const startedAt = clock.now();
  const payload = webhookText(webhookHead(TEST_EVENT, startedAt), {});
  const answer = await webhookSender(clock)(endpoint, `prueba_${startedAt}_${endpoint.name}`, payload);
  const tookMs = clock.now() - startedAt;
  if (answer.kind === 'failed') return { isDelivered: false, status: null, tookMs, error: answer.reason };
  const isDelivered = answer.status < 300;
  return {
    isDelivered,
    status: answer.status,
    tookMs,
    error: isDelivered ? null : `it answered HTTP ${answer.status}`,
  };
}
