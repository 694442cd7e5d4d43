import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CallAnswer } from '../server/call-answer';
import type { Caller } from '../server/caller';
import { deciding } from './deciding-headers';
import type { PlainCall } from './plain-call';
import type { SentMessage } from './rpc-message';
import { begunWhenSlow } from './slow-answer';
import { filled, Templates, type Answer, type Template } from './templates';

/** Stand in an answer where calls differ. */
const PLACE_OF_ID = `id-${randomUUID()}`;
const PLACE_OF_TEXT = `text-${randomUUID()}`;
const PLACE_OF_DATA = { [`data-${randomUUID()}`]: 0 };
const PLACES = [PLACE_OF_ID, PLACE_OF_TEXT, PLACE_OF_DATA].map((place) => JSON.stringify(place));

/** Ways to call that are remembered: of each tool in each form, by a few programs. */
const KEPT_AT_MOST = 256;

/** How a call is answered. */
export interface CallWays {
  readonly headers: IncomingHttpHeaders;
  /** What it is expected to be answered with. */
  readonly expected: CallAnswer['form'];
  /** Calls the tool. */
  run(call: PlainCall): CallAnswer | Promise<CallAnswer>;
  /** Lets the SDK answer a message with what is given. */
  ask(message: SentMessage, given: Caller['given']): Promise<Response>;
}

/**
 * Calls of tools around the SDK, which takes longer to read and write one than the tool takes to answer it. It is asked once for each
 * way to call, which is everything that was sent but the id and the arguments, what it makes of an answer in which places are
 * held; from then on the places are filled.
 */
export class PreparedCalls {
  private readonly templates = new Templates(PLACES, KEPT_AT_MOST);

  /** @returns undefined where the SDK does not take the call as it is; the tool has not been called then */
  async answerTo(call: PlainCall, ways: CallWays): Promise<Answer | undefined> {
    const admitted = await this.templateOf(ways.expected, call, ways);
    if (!admitted) return undefined;
    const answer = this.answer(call, ways, admitted);
    return admitted.isStream ? begunWhenSlow(answer, admitted.headers) : answer;
  }

  private async answer(call: PlainCall, ways: CallWays, admitted: Template): Promise<Answer> {
    const { id, envelope } = call;
    const given = await settled(() => ways.run(call));
    if ('error' in given) {
      const rethrow = () => {
        throw given.error;
      };
      return ways.ask({ ...envelope, id }, rethrow);
    }
    const { form, text, data } = given.answer;
    const template = form === ways.expected ? admitted : await this.templateOf(form, call, ways);
    if (!template) return ways.ask({ ...envelope, id }, () => given.answer);
    return filled(template, [JSON.stringify(id), JSON.stringify(text), JSON.stringify(data)]);
  }

  private templateOf(
    form: CallAnswer['form'],
    { envelope }: PlainCall,
    { headers, ask }: CallWays,
  ): Promise<Template | undefined> {
    return this.templates.find({
      dependsOn: [form, envelope, ...deciding(headers)],
      make: () => ask({ ...envelope, id: PLACE_OF_ID }, () => ({ form, text: PLACE_OF_TEXT, data: PLACE_OF_DATA })),
      isTheSame: (text) => PLACES.every((place) => text.split(place).length === 2),
    });
  }
}

type Settled = { readonly answer: CallAnswer } | { readonly error: unknown };

async function settled(run: () => CallAnswer | Promise<CallAnswer>): Promise<Settled> {
  try {
    return { answer: await run() };
  } catch (error) {
    return { error };
  }
}
