import { createSecretKey } from 'node:crypto';
import { WEBHOOK_EVENTS, type WebhookEndpoint } from '../webhooks/webhook-endpoint';

const BYTES = Buffer.alloc(32, 'secret of tests ');

/** What signs webhooks in tests, as the file of endpoints has it. */
export const TEST_SECRET = `whsec_${BYTES.toString('base64')}`;

/** An endpoint that wants to hear of everything. */
export const webhookEndpoint = (changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  name: 'crm',
  url: 'https://crm.example/hooks',
  key: createSecretKey(BYTES),
  events: new Set(WEBHOOK_EVENTS),
  ...changes,
});
