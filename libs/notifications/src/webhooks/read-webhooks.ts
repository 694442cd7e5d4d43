import type { Environment } from '@cotiza/kernel';
import { parseOperatorFile, withEntries } from '@cotiza/kernel/settings';
import { WEBHOOK_EVENTS, type WebhookEndpoint } from './webhook-endpoint';
import { keyOf, readSecret } from './webhook-secret';
import { WebhooksFile } from './webhooks-file';

/**
 * Reads the endpoints of `WEBHOOKS_FILE`.
 *
 * @param content the parsed file
 * @param environment the variables for `env:NAME`
 * @throws OperatorFileError with all errors
 */
export function readWebhooks(content: unknown, environment: Environment): WebhookEndpoint[] {
  const held = withEntries(content, 'webhooks', ({ secret, ...entry }) =>
    typeof secret === 'string' ? { ...entry, secret: readSecret(secret, environment) } : { ...entry, secret },
  );
  return parseOperatorFile(WebhooksFile, held).webhooks.map(({ name, url, secret, events }) => ({
    name,
    url: new URL(url).href,
    key: keyOf(secret),
    events: new Set(events === 'all' ? WEBHOOK_EVENTS : events),
  }));
}
