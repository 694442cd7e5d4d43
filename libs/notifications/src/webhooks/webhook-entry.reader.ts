import { readSecret } from './webhook-secret';
import { WEBHOOK_EVENTS, type WebhookEndpoint, type WebhookEvent } from './webhook-endpoint';

/** Names of endpoints. The length keeps the ids of messages short. */
export const NAME_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const NAME_MAX_CHARS = 40;

const NAME = new RegExp(NAME_PATTERN);
const KEYS = ['name', 'url', 'secret', 'events'];
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Told of what is wrong: a sentence without its subject, and the key that it is about. */
export type TellFault = (key: string, fault: string) => void;

/** One endpoint of the file; undefined when a fault has been told. */
export function readEntry(
  entry: unknown,
  environment: Readonly<Record<string, string | undefined>>,
  tell: TellFault,
): WebhookEndpoint | undefined {
  if (!isRecord(entry)) {
    tell('', `must have the keys ${KEYS.join(', ')}`);
    return undefined;
  }
  if (Object.keys(entry).some((key) => !KEYS.includes(key))) tell('', `can only have the keys ${KEYS.join(', ')}`);
  const name = readName(entry.name, tell);
  const url = readUrl(entry.url, tell);
  const key = typeof entry.secret === 'string' ? readSecret(entry.secret, environment) : 'must be a text';
  if (typeof key === 'string') tell('secret', key);
  const events = readEvents(entry.events, tell);
  if (name === undefined || url === undefined || typeof key === 'string' || events === undefined) return undefined;
  return { name, url, key, events };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readName(name: unknown, tell: TellFault): string | undefined {
  if (typeof name === 'string' && NAME.test(name) && name.length <= NAME_MAX_CHARS) return name;
  tell('name', `must be in kebab-case, 1 to ${NAME_MAX_CHARS} characters`);
  return undefined;
}

/** Credentials and what follows a # would not be sent: whoever writes them expects that they are. */
function readUrl(text: unknown, tell: TellFault): string | undefined {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (url && isSafe && url.username === '' && url.password === '' && url.hash === '') return url.href;
  tell('url', 'must be an https:// address, or http:// on this machine, without credentials and without #');
  return undefined;
}

function readEvents(events: unknown, tell: TellFault): ReadonlySet<WebhookEvent> | undefined {
  if (events === 'all') return new Set(WEBHOOK_EVENTS);
  const known: readonly unknown[] = WEBHOOK_EVENTS;
  if (Array.isArray(events) && events.length > 0 && events.every((event) => known.includes(event))) {
    return new Set(events as WebhookEvent[]);
  }
  tell('events', `must be all, or a list of ${WEBHOOK_EVENTS.join(', ')}`);
  return undefined;
}
