import { createSecretKey } from 'node:crypto';
import { WEBHOOK_EVENTS, type WebhookEndpoint } from '../webhooks/webhook-endpoint';

const BYTES = Buffer.alloc(32, 'secret of tests ');

/** The secret that signs webhooks in tests, in the format of the endpoints file. */
export const TEST_SECRET = `whsec_${BYTES.toString('base64')}`;

/** Builds an endpoint subscribed to all events. */
export const webhookEndpoint = (changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  name: 'crm',
  url: 'https://crm.example/hooks',
  key: createSecretKey(BYTES),
  events: new Set(WEBHOOK_EVENTS),
  ...changes,
});
