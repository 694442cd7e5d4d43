import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { idOf, type SentMessage } from './rpc-message';

/** What is answered the same to everybody who asks in the same way. */
const THE_SAME_FOR_ALL = new Set<unknown>([
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
]);

/** The headers by which the SDK decides how to answer. */
const DECIDING_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Ways to ask that are remembered: clients are a few programs, each of which asks in its own way. */
const KEPT_AT_MOST = 64;
const KEY_AT_MOST_CHARS = 2048;

/** Stands in an answer where the id of the request goes. */
const PLACE_OF_ID = `id-${randomUUID()}`;

/** An answer as it was made once, around the id. */
interface Kept {
  readonly headers: Headers;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Lets the SDK answer a message. */
export type Ask = (message: SentMessage) => Promise<Response>;

/**
 * Answers that do not depend on who asks, as bytes: the SDK makes each once for each way to ask, which is everything that was
 * sent but the id.
 */
export class PreparedAnswers {
  private readonly kept = new Map<string, Promise<Kept | undefined>>();

  /** @returns undefined for what is not the same for all, or is refused */
  async answerTo(message: SentMessage, headers: IncomingHttpHeaders, ask: Ask): Promise<Response | undefined> {
    const id = idOf(message);
    if (id === undefined || !THE_SAME_FOR_ALL.has(message.method)) return undefined;
    const key = JSON.stringify([{ ...message, id: undefined }, ...DECIDING_HEADERS.map((name) => headers[name])]);
    if (key.length > KEY_AT_MOST_CHARS) return undefined;
    const kept = await (this.kept.get(key) ?? this.keep(key, message, ask));
    return kept && new Response(Buffer.concat([kept.before, Buffer.from(JSON.stringify(id)), kept.after]), kept);
  }

  private keep(key: string, message: SentMessage, ask: Ask): Promise<Kept | undefined> {
    const made = make(message, ask);
    this.kept.set(key, made);
    if (this.kept.size > KEPT_AT_MOST) this.kept.delete(this.kept.keys().next().value!);
    const forget = () => void this.kept.delete(key);
    made.then((kept) => kept ?? forget()).catch(forget);
    return made;
  }
}

async function make(message: SentMessage, ask: Ask): Promise<Kept | undefined> {
  const response = await ask({ ...message, id: PLACE_OF_ID });
  const text = await response.text();
  const [before, after, ...more] = text.split(JSON.stringify(PLACE_OF_ID)) as [string, string?, ...string[]];
  if (response.status !== 200 || after === undefined || more.length > 0 || !text.includes('"result":'))
    return undefined;
  return { headers: response.headers, before: Buffer.from(before), after: Buffer.from(after) };
}
