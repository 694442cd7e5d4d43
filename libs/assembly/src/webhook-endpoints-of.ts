import { readFileSync } from 'node:fs';
import { readWebhooks, type WebhookEndpoint } from '@cotiza/notifications';
import { listUnder } from './operator-files/list-under';
import { orCannotStart } from './operator-files/or-cannot-start';
import type { Settings } from './settings/service-settings';

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
  return orCannotStart('WEBHOOKS_FILE', file, () =>
    readWebhooks(listUnder('webhooks', readFileSync(file, 'utf8')), environment),
  );
}
