import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { deciding } from './deciding-headers';
import type { Chosen } from '../profiles/profile';
import { idOf, type SentMessage } from './rpc-message';
import { filled, Templates, type KnownAnswer } from './templates';

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

/** Stands in an answer where the id of the request goes. */
const PLACE_OF_ID = `id-${randomUUID()}`;
const ID_IN_TEXT = JSON.stringify(PLACE_OF_ID);

/** Ways to ask that are remembered: some of the lists are long. */
const KEPT_AT_MOST = 64;

/** Lets the SDK answer a message. */
export type Ask = (message: SentMessage) => Promise<Response>;

/**
 * Answers that do not depend on who asks, as bytes: the SDK makes each once for each way to ask, which is everything that was
 * sent but the id, and what was chosen by the address.
 */
export class PreparedAnswers {
  private readonly templates = new Templates([ID_IN_TEXT], KEPT_AT_MOST);

  /** @returns undefined for what is not the same for all, or is refused */
  async answerTo(
    message: SentMessage,
    headers: IncomingHttpHeaders,
    chosen: Chosen,
    ask: Ask,
  ): Promise<KnownAnswer | undefined> {
    const id = idOf(message);
    if (id === undefined || !THE_SAME_FOR_ALL.has(message.method)) return undefined;
    const model = {
      dependsOn: [{ ...message, id: undefined }, chosen, ...deciding(headers)],
      make: () => ask({ ...message, id: PLACE_OF_ID }),
      isTheSame: (text: string) => text.split(ID_IN_TEXT).length === 2 && text.includes('"result":'),
    };
    const template = await this.templates.find(model);
    return template && filled(template, [JSON.stringify(id)]);
  }
}
