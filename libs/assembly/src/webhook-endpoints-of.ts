import type { Environment } from '@cotiza/kernel';
import { readWebhooks } from '@cotiza/notifications/settings';
import { parseFile } from './operator-files/parse-file';
import { readNamedFile, readOperatorFile } from './operator-files/read-named-file';
import type { Settings } from './settings/service-settings';

/**
 * Returns the webhook endpoints that the operator has registered; none without WEBHOOKS_FILE.
 *
 * @param environment where the secrets are that the file names
 * @throws SettingsError with every fault of the file
 */
export function webhookEndpointsOf({ WEBHOOKS_FILE: file }: Pick<Settings, 'WEBHOOKS_FILE'>, environment: Environment) {
  if (file === undefined) return [];
  return readNamedFile('WEBHOOKS_FILE', file, () => readWebhooks(parseFile(readOperatorFile(file)), environment));
}
