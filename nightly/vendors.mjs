import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { subsetFaults } from '../tools/agents/dist/vendor-subsets/subset-faults.js';
import { VENDOR_SUBSETS } from '../tools/agents/dist/vendor-subsets/vendors.data.js';

// The model interfaces of OpenAI, Anthropic and Google on this machine, whole and as streams, with a scripted model behind them. A
// request that the vendor would refuse is answered with 400.

class BadRequest extends Error {}

function listOf(value, name) {
  if (!Array.isArray(value)) throw new BadRequest(`${name} is no list`);
  return value;
}

/** Refuses a tool whose schema the vendor does not accept. */
function judgeTool({ vendor, name, schema }) {
  const subset = VENDOR_SUBSETS.find((row) => row.vendor === vendor);
  const faults = subsetFaults(schema, subset);
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) faults.push('its name');
  if (faults.length > 0) throw new BadRequest(`${vendor} does not take ${name}: ${faults.join('; ')}`);
}

const declared = (vendor, name, schema = {}) => ({ vendor, name, schema });

/** Refuses results that do not belong to the calls, in their order. */
function inPairs(calls, results) {
  const ids = results.map(({ id }) => id);
  if (calls.join() !== ids.join()) throw new BadRequest(`calls ${calls.join()}, results ${ids.join()}`);
  return results;
}

/** Returns every text in a value, without the names of types. */
function textIn(value) {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => (key === 'type' ? '' : textIn(inner)))
    .join('\n');
}

const ofType = (items, type) => items.filter((item) => item.type === type);

const openai = {
  path: /^\/v1\/responses$/,
  keyHeaders: ['authorization'],
  read({ tools, input }) {
    const items = typeof input === 'string' ? [] : listOf(input, 'input');
    const calls = ofType(items, 'function_call').map(({ call_id: id }) => id);
    const outputs = ofType(items, 'function_call_output');
    // Codex lists the tools of a server as one namespace.
    const functions = listOf(tools, 'tools').flatMap((tool) =>
      (tool.tools ?? [tool]).map((each) => ({ ...each, namespace: tool.tools && tool.name })),
    );
    return {
      tools: ofType(functions, 'function').map(({ name, parameters, strict, namespace }) => ({
        ...declared(strict ? 'OpenAI function calling, strict' : 'OpenAI function calling', name, parameters),
        ...(namespace ? { namespace } : {}),
      })),
      results: inPairs(
        calls,
        outputs.map(({ call_id: id, output }) => ({ id, text: textIn(output) })),
      ),
    };
  },
  write({ call, words }, at) {
    const output = call
      ? { type: 'function_call', id: `fc_${at}`, call_id: `call_${at}`, status: 'completed', ...asText(call) }
      : {
          ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
          content: [{ type: 'output_text', text: words, annotations: [] }],
        };
    const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
    const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } };
    const response = { object: 'response', created_at: 1, status: 'completed', model: 'scripted', error: null };
    return {
      ...response,
      id: `resp_${at}`,
      incomplete_details: null,
      output: [output],
      usage: { ...usage, ...details },
    };
  },
  events(response) {
    const [item] = response.output;
    return [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response },
    ];
  },
};
const asText = ({ name, args, ...others }) => ({ name, arguments: JSON.stringify(args), ...others });

const chat = {
  path: /\/chat\/completions$/,
  keyHeaders: ['authorization'],
  read({ tools = [], messages }) {
    const calls = listOf(messages, 'messages').flatMap(({ tool_calls: all }) => all ?? []);
    const results = messages.filter(({ role }) => role === 'tool');
    return {
      tools: tools.map(({ function: { name, parameters } }) => declared('OpenAI function calling', name, parameters)),
      results: inPairs(
        calls.map(({ id }) => id),
        results.map(({ tool_call_id: id, content }) => ({ id, text: textIn(content) })),
      ),
    };
  },
  write({ call, words }, at) {
    const calls = call && [{ index: 0, id: `call_${at}`, type: 'function', function: asText(call) }];
    const message = call ? { content: null, tool_calls: calls } : { content: words };
    return {
      ...{ id: `chat_${at}`, object: 'chat.completion', created: 1, model: 'scripted' },
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: call ? 'tool_calls' : 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
  },
  events({ choices: [{ message, finish_reason }], usage, ...about }) {
    const chunk = (choices, more) => ({ ...about, object: 'chat.completion.chunk', choices, ...more });
    const part = (delta, reason) => chunk([{ index: 0, delta, finish_reason: reason }]);
    return [part(message, null), part({}, finish_reason), chunk([], { usage }), '[DONE]'];
  },
};

const anthropic = {
  path: /^\/v1\/messages$/,
  keyHeaders: ['x-api-key', 'authorization'],
  read({ tools = [], messages, max_tokens: maxTokens }) {
    if (!Number.isInteger(maxTokens)) throw new BadRequest('max_tokens is missing');
    const blocks = listOf(messages, 'messages').flatMap(({ content }) =>
      typeof content === 'string' ? [] : listOf(content, 'content'),
    );
    const results = ofType(blocks, 'tool_result');
    return {
      tools: listOf(tools, 'tools').map(({ name, input_schema: schema, strict }) =>
        declared(strict ? 'Anthropic tool use, strict' : 'Anthropic tool use', name, schema),
      ),
      results: inPairs(
        ofType(blocks, 'tool_use').map(({ id }) => id),
        results.map(({ tool_use_id: id, content }) => ({ id, text: textIn(content) })),
      ),
    };
  },
  write({ call, words }, at) {
    const content = call
      ? { type: 'tool_use', id: `toolu_${at}`, name: call.name, input: call.args }
      : { type: 'text', text: words, citations: null };
    const message = { type: 'message', role: 'assistant', model: 'scripted', stop_sequence: null };
    const usage = { input_tokens: 1, output_tokens: 1 };
    return { ...message, id: `msg_${at}`, content: [content], stop_reason: call ? 'tool_use' : 'end_turn', usage };
  },
  events({ content: [block], stop_reason, usage, ...message }) {
    const isText = block.type === 'text';
    const delta = isText
      ? { type: 'text_delta', text: block.text }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };
    return [
      { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
      {
        type: 'content_block_start',
        index: 0,
        content_block: { ...block, ...(isText ? { text: '' } : { input: {} }) },
      },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
      { type: 'message_stop' },
    ];
  },
};

const gemini = {
  path: /^\/v1beta\/models\/[^/]+:(?:generateContent|streamGenerateContent)$/,
  keyHeaders: ['x-goog-api-key'],
  read({ tools = [], contents }) {
    const functions = listOf(tools, 'tools').flatMap(({ functionDeclarations: all }) => listOf(all, 'declarations'));
    const parts = listOf(contents, 'contents').flatMap(({ parts: all }) => listOf(all, 'parts'));
    const of = (kind) => parts.flatMap((part) => part[kind] ?? []);
    return {
      tools: functions.map(({ name, parameters, parametersJsonSchema: schema }) =>
        schema
          ? declared('Gemini API, parametersJsonSchema', name, schema)
          : declared('Gemini API, parameters (Schema)', name, parameters),
      ),
      results: inPairs(
        of('functionCall').map(({ name }) => name),
        of('functionResponse').map(({ name, response }) => ({ id: name, text: textIn(response) })),
      ),
    };
  },
  write({ call, words }) {
    const part = call ? { functionCall: call } : { text: words };
    return {
      candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [part] } }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    };
  },
  events: (whole) => [whole],
};

const ajv = formats.default(new Ajv2020({ strict: false }));

/** Adds null for each required property that the arguments lack, as a model in strict mode does. */
function withNulls({ properties = {}, required = [] }, args) {
  const sent = Object.entries(args).map(([name, value]) => {
    const isObject = typeof value === 'object' && value !== null;
    const schema = properties[name]?.anyOf?.find(({ type }) => type === 'object') ?? properties[name] ?? {};
    return [name, isObject ? withNulls(schema, value) : value];
  });
  const missing = required.filter((name) => args[name] === undefined);
  return Object.fromEntries([...sent, ...missing.map((name) => [name, null])]);
}

/** Returns a model that asks for the requirements of a car, quotes with the body, and repeats the answer. */
export function scriptedModel(body) {
  const script = [
    { tool: 'obtener_requisitos', args: { ramo: 'coche' }, says: 'cotizar_coche' },
    { tool: 'cotizar_coche', args: body, says: 'aseguradora' },
  ];
  return ({ tools, results }) => {
    tools.forEach(judgeTool);
    const text = results.at(-1)?.text ?? '';
    const says = script[results.length - 1]?.says;
    if (says && !text.includes(says)) throw new BadRequest(`the tool's result has no ${says}: ${text}`);
    const step = script[results.length];
    if (!step) return { words: text };
    const tool = tools.find(({ name }) => name === step.tool);
    if (!tool) throw new BadRequest(`there is no tool ${step.tool}`);
    const args = withNulls(tool.schema, step.args);
    const isValid = ajv.compile(tool.schema);
    if (!isValid(args)) throw new BadRequest(`${tool.name} does not take: ${ajv.errorsText(isValid.errors)}`);
    return { call: { name: tool.name, args } };
  };
}

/** Returns the answer of the model, and whether it is to be a stream. */
async function answer(request, model) {
  const { pathname } = new URL(request.url, 'http://vendor');
  const vendor = [openai, chat, anthropic, gemini].find(({ path }) => path.test(pathname));
  if (request.method !== 'POST' || !vendor) throw new BadRequest(`${request.method} ${pathname} does not exist`);
  if (!vendor.keyHeaders.some((name) => request.headers[name])) throw new BadRequest('there is no key');
  const asked = await json(request);
  const conversation = vendor.read(asked);
  const body = vendor.write(await model(conversation), conversation.results.length);
  return { status: 200, body, events: asked.stream || pathname.includes(':stream') ? vendor.events(body) : undefined };
}

function refusal({ message }) {
  const error = { type: 'invalid_request_error', code: 400, status: 'INVALID_ARGUMENT', message };
  return { status: 400, body: { type: 'error', error } };
}

const eventText = (event) =>
  `${event.type ? `event: ${event.type}\n` : ''}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`;

/**
 * Starts the interfaces of the three vendors.
 *
 * @param model returns the call or the words that answer tools and the results so far
 */
export async function startVendors(model) {
  const server = createServer((request, response) => {
    answer(request, model)
      .catch(refusal)
      .then(({ status, body, events }) =>
        events
          ? response.writeHead(status, { 'content-type': 'text/event-stream' }).end(events.map(eventText).join(''))
          : response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}
