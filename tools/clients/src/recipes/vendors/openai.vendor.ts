import type { JsonObject } from '../model';
import { asSchema, inPairs, listOf, taken, textIn, type VendorApi } from './vendor-api';

/** The Responses API of OpenAI: `POST /v1/responses`. */
export const openai: VendorApi = {
  path: /^\/v1\/responses$/,
  keyHeaders: ['authorization'],

  read({ tools, input }) {
    const items = typeof input === 'string' ? [] : listOf(input, 'input');
    const of = (type: string) => items.filter((item) => item.type === type);
    return {
      tools: listOf(tools, 'tools').map(({ name, parameters, strict }) =>
        taken(strict === true ? 'OpenAI function calling, strict' : 'OpenAI function calling', {
          name: String(name),
          schema: asSchema(parameters),
        }),
      ),
      results: inPairs(
        of('function_call').map(({ call_id }) => ({ id: String(call_id) })),
        of('function_call_output').map(({ call_id, output }) => ({ id: String(call_id), text: textIn(output) })),
      ),
    };
  },

  write(turn, at) {
    const output: JsonObject =
      'call' in turn
        ? { ...called(at), name: turn.call.name, arguments: JSON.stringify(turn.call.args) }
        : { ...SPOKEN, content: [{ type: 'output_text', text: turn.words, annotations: [] }] };
    return { ...RESPONSE, id: `resp_${at}`, output: [output] };
  },
};

const called = (at: number) => ({ type: 'function_call', id: `fc_${at}`, call_id: `call_${at}`, status: 'completed' });
const SPOKEN = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' };
const RESPONSE = {
  object: 'response',
  created_at: 1,
  status: 'completed',
  model: 'scripted',
  error: null,
  incomplete_details: null,
  usage: {
    input_tokens: 1,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 1,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 2,
  },
};
