import { LineCounter, parseDocument, type Document } from 'yaml';
import { isRecord, readEntry } from './webhook-entry.reader';
import type { WebhookEndpoint } from './webhook-endpoint';
import { WebhooksFileError } from './webhooks-file.error';

/**
 * Reads the file that registers the webhook endpoints, `WEBHOOKS_FILE`: YAML or JSON, as `WEBHOOKS_FILE_SCHEMA` says.
 *
 * @param environment where `env:NAME` is looked up
 * @throws WebhooksFileError with everything that is wrong
 */
export function readWebhooks(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): WebhookEndpoint[] {
  const entries = entriesOf(text);
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

/** The parser's own messages quote the file, which may hold secrets: only their code and place are told. */
function entriesOf(text: string): readonly unknown[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length > 0) {
    throw new WebhooksFileError(
      document.errors.map(({ code, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return `line ${line}, column ${col}: no YAML or JSON (${code})`;
      }),
    );
  }
  const content = contentOf(document);
  if (!isRecord(content) || !Array.isArray(content.webhooks) || Object.keys(content).length !== 1) {
    throw new WebhooksFileError(['it must hold the key webhooks, and under it a list, and nothing else']);
  }
  return content.webhooks;
}

function contentOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    throw new WebhooksFileError(['it has an alias (*) of what is not there, or too many of them']);
  }
}

function repeatedNames(entries: readonly unknown[]): string[] {
  const names = entries.map((entry) => (isRecord(entry) ? entry.name : undefined));
  return names.flatMap((name, index) =>
    typeof name === 'string' && names.indexOf(name) < index
      ? [`webhooks[${index}].name must differ from that of webhooks[${names.indexOf(name)}]`]
      : [],
  );
}
