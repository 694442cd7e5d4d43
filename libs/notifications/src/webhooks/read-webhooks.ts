import { isRecord, readEntry } from './webhook-entry.reader';
import type { WebhookEndpoint } from './webhook-endpoint';
import { WebhooksFileError } from './webhooks-file.error';

/**
 * Reads what is under the key `webhooks` of the file that registers the endpoints, `WEBHOOKS_FILE`, once it is parsed:
 * entries as `WEBHOOKS_FILE_SCHEMA` says.
 *
 * @param environment where `env:NAME` is looked up
 * @throws WebhooksFileError with everything that is wrong
 */
export function readWebhooks(
  entries: readonly unknown[],
  environment: Readonly<Record<string, string | undefined>>,
): WebhookEndpoint[] {
  const faults: string[] = [];
  const endpoints = entries.flatMap((entry, index) => {
    const tell = (key: string, fault: string) =>
      faults.push(`webhooks[${index}]${key === '' ? '' : `.${key}`} ${fault}`);
    return readEntry(entry, environment, tell) ?? [];
  });
  faults.push(...repeatedNames(entries));
  if (faults.length > 0) throw new WebhooksFileError(faults);
  return endpoints;
}

function repeatedNames(entries: readonly unknown[]): string[] {
  const names = entries.map((entry) => (isRecord(entry) ? entry.name : undefined));
  return names.flatMap((name, index) =>
    typeof name === 'string' && names.indexOf(name) < index
      ? [`webhooks[${index}].name must differ from that of webhooks[${names.indexOf(name)}]`]
      : [],
  );
}
