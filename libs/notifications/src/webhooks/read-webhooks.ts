import { OperatorFileError, repeatedFaults, settingFaults, underKey, type Environment } from '@cotiza/kernel';
import { WEBHOOK_EVENTS, type WebhookEndpoint, type WebhookEvent } from './webhook-endpoint';
import { readSecret } from './webhook-secret';
import { WEBHOOK_SCHEMA } from './webhooks-file.schema';

/** An endpoint as the file has it. */
interface WebhookEntry {
  readonly name: string;
  readonly url: string;
  readonly secret: string;
  readonly events: 'all' | readonly WebhookEvent[];
}

/**
 * Reads what is under the key `webhooks` of the file that registers the endpoints, `WEBHOOKS_FILE`, once it is parsed:
 * entries as `WEBHOOKS_FILE_SCHEMA` says.
 *
 * @param environment where `env:NAME` is looked up
 * @throws OperatorFileError with everything that is wrong
 */
export function readWebhooks(entries: readonly unknown[], environment: Environment): WebhookEndpoint[] {
  const faults: string[] = [];
  const endpoints = entries.flatMap((entry, index) => {
    const place = `webhooks[${index}]`;
    const ofEntry = settingFaults(WEBHOOK_SCHEMA, entry, place);
    faults.push(...ofEntry);
    const secret = underKey('secret')(entry);
    if (typeof secret !== 'string' || ofEntry.some((fault) => fault.startsWith(`${place}.secret `))) return [];
    const key = readSecret(secret, environment);
    if (typeof key === 'string') faults.push(`${place}.secret ${key}`);
    if (typeof key === 'string' || ofEntry.length > 0) return [];
    const { name, url, events } = entry as WebhookEntry;
    return { name, url: new URL(url).href, key, events: new Set(events === 'all' ? WEBHOOK_EVENTS : events) };
  });
  faults.push(...repeatedFaults('webhooks', 'name', entries.map(underKey('name'))));
  if (faults.length > 0) throw new OperatorFileError(faults);
  return endpoints;
}
