import { BadRequest, type JsonObject } from '../model';
import { asSchema, inPairs, listOf, taken, textIn, type VendorApi } from './vendor-api';

/** The Messages API of Anthropic: `POST /v1/messages`. */
export const anthropic: VendorApi = {
  path: /^\/v1\/messages$/,
  keyHeaders: ['x-api-key', 'authorization'],

  read({ tools, messages, max_tokens: maxTokens }) {
    if (!Number.isInteger(maxTokens)) throw new BadRequest('max_tokens is missing');
    const blocks = listOf(messages, 'messages').flatMap(({ content }) =>
      typeof content === 'string' ? [] : listOf(content, 'content'),
    );
    const of = (type: string) => blocks.filter((block) => block.type === type);
    return {
      tools: listOf(tools, 'tools').map(({ name, input_schema: schema, strict }) =>
        taken(strict === true ? 'Anthropic tool use, strict' : 'Anthropic tool use', {
          name: String(name),
          schema: asSchema(schema),
        }),
      ),
      results: inPairs(
        of('tool_use').map(({ id }) => ({ id: String(id) })),
        of('tool_result').map(({ tool_use_id, content }) => ({ id: String(tool_use_id), text: textIn(content) })),
      ),
    };
  },

  write(turn, at) {
    const content: JsonObject =
      'call' in turn
        ? { type: 'tool_use', id: `toolu_${at}`, name: turn.call.name, input: turn.call.args }
        : { type: 'text', text: turn.words, citations: null };
    const stop = 'call' in turn ? 'tool_use' : 'end_turn';
    return { ...MESSAGE, id: `msg_${at}`, content: [content], stop_reason: stop };
  },
};

const MESSAGE = {
  type: 'message',
  role: 'assistant',
  model: 'scripted',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};
