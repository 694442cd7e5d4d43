import { readFileSync } from 'node:fs';
import { CannotStart, type Settings } from '@cotiza/platform';
import { readWebhooks, WebhooksFileError, type WebhookEndpoint } from '@cotiza/notifications';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The webhook endpoints that the operator has registered; none without WEBHOOKS_FILE.
 *
 * @throws CannotStart with every fault of the file
 */
export function webhookEndpointsOf(
  { WEBHOOKS_FILE: file }: Pick<Settings, 'WEBHOOKS_FILE'>,
  environment: Environment = process.env,
): readonly WebhookEndpoint[] {
  if (file === undefined) return [];
  try {
    return readWebhooks(readFileSync(file, 'utf8'), environment);
  } catch (error) {
    if (error instanceof WebhooksFileError) throw new CannotStart(`WEBHOOKS_FILE ${file}: ${error.message}`);
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new CannotStart(`WEBHOOKS_FILE ${file} cannot be read (${code}).`);
  }
}
