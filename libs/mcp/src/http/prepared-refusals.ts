import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from '@cotiza/problems';
import { deciding } from './deciding-headers';
import { idOf, partsOf, type SentMessage } from './rpc-message';
import { Templates, type KnownAnswer } from './templates';

/** Stand in an answer where something differs from one refusal to the next. */
const PLACE_OF_ID = `id-${randomUUID()}`;
const PLACE_OF_REQUEST_ID = `request-${randomUUID()}`;
const PLACE_OF_SECONDS = randomInt(900_000_000_000, 999_999_999_999);
const ID_IN_TEXT = JSON.stringify(PLACE_OF_ID);

/** Lets the SDK answer a call that is refused, under the name of a request. */
export type AskRefused = (message: SentMessage, refusal: Refusal, requestId: string) => Promise<Response>;

/**
 * Refusals of calls because there are too many, as bytes: refusing must cost less than what is refused. The SDK makes each once
 * for each tool and way to ask; what the call was sent with is not looked at.
 */
export class PreparedRefusals {
  private readonly templates = new Templates([ID_IN_TEXT, PLACE_OF_REQUEST_ID, String(PLACE_OF_SECONDS)]);

  /** @returns undefined for what cannot be prepared */
  async answerTo(
    message: SentMessage,
    refusal: Refusal,
    { requestId, headers }: { readonly requestId: string; readonly headers: IncomingHttpHeaders },
    ask: AskRefused,
  ): Promise<KnownAnswer | undefined> {
    const id = idOf(message);
    if (id === undefined || refusal.retryAfterSeconds === undefined || refusal.faults.length > 0) return undefined;
    const { name, _meta } = partsOf(message.params);
    const { progressToken: _token, ...meta } = partsOf(_meta);
    const params = { name, arguments: {}, ...(_meta === undefined ? {} : { _meta: meta }) };
    const call = { jsonrpc: '2.0', method: message.method, params };
    const model = {
      key: JSON.stringify([refusal.problem, call, ...deciding(headers)]),
      make: () =>
        ask({ ...call, id: PLACE_OF_ID }, { ...refusal, retryAfterSeconds: PLACE_OF_SECONDS }, PLACE_OF_REQUEST_ID),
      isTheSame: (text: string) => text.split(ID_IN_TEXT).length === 2 && text.includes('"isError":true'),
    };
    return this.templates.fill(model, [JSON.stringify(id), requestId, String(refusal.retryAfterSeconds)]);
  }
}
