import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { subsetFaults } from '../tools/agents/dist/vendor-subsets/subset-faults.js';
import { VENDOR_SUBSETS } from '../tools/agents/dist/vendor-subsets/vendors.data.js';

// The model interfaces of OpenAI, Anthropic and Google on this machine, with a scripted model behind them. A request
// that the vendor would refuse is answered with 400.

class BadRequest extends Error {}

function listOf(value, name) {
  if (!Array.isArray(value)) throw new BadRequest(`${name} is no list`);
  return value;
}

/** Refuses a tool whose schema the vendor does not accept. */
function accepted(vendor, name, schema = {}) {
  const subset = VENDOR_SUBSETS.find((row) => row.vendor === vendor);
  const faults = subsetFaults(schema, subset);
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) faults.push('its name');
  if (faults.length > 0) throw new BadRequest(`${vendor} does not take ${name}: ${faults.join('; ')}`);
  return { name, schema };
}

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
    return {
      tools: listOf(tools, 'tools').map(({ name, parameters, strict }) =>
        accepted(strict ? 'OpenAI function calling, strict' : 'OpenAI function calling', name, parameters),
      ),
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
};
const asText = ({ name, args }) => ({ name, arguments: JSON.stringify(args) });

const anthropic = {
  path: /^\/v1\/messages$/,
  keyHeaders: ['x-api-key', 'authorization'],
  read({ tools, messages, max_tokens: maxTokens }) {
    if (!Number.isInteger(maxTokens)) throw new BadRequest('max_tokens is missing');
    const blocks = listOf(messages, 'messages').flatMap(({ content }) =>
      typeof content === 'string' ? [] : listOf(content, 'content'),
    );
    const results = ofType(blocks, 'tool_result');
    return {
      tools: listOf(tools, 'tools').map(({ name, input_schema: schema, strict }) =>
        accepted(strict ? 'Anthropic tool use, strict' : 'Anthropic tool use', name, schema),
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
};

const gemini = {
  path: /^\/v1beta\/models\/[^/]+:generateContent$/,
  keyHeaders: ['x-goog-api-key'],
  read({ tools, contents }) {
    const declared = listOf(tools, 'tools').flatMap(({ functionDeclarations: all }) => listOf(all, 'declarations'));
    const parts = listOf(contents, 'contents').flatMap(({ parts: all }) => listOf(all, 'parts'));
    const of = (kind) => parts.flatMap((part) => part[kind] ?? []);
    return {
      tools: declared.map(({ name, parameters, parametersJsonSchema: schema }) =>
        schema
          ? accepted('Gemini API, parametersJsonSchema', name, schema)
          : accepted('Gemini API, parameters (Schema)', name, parameters),
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

async function answer(request, model) {
  const { pathname } = new URL(request.url, 'http://vendor');
  const vendor = [openai, anthropic, gemini].find(({ path }) => path.test(pathname));
  if (request.method !== 'POST' || !vendor) throw new BadRequest(`${request.method} ${pathname} does not exist`);
  if (!vendor.keyHeaders.some((name) => request.headers[name])) throw new BadRequest('there is no key');
  const conversation = vendor.read(await json(request));
  return { status: 200, body: vendor.write(model(conversation), conversation.results.length) };
}

function refusal({ message }) {
  const error = { type: 'invalid_request_error', code: 400, status: 'INVALID_ARGUMENT', message };
  return { status: 400, body: { type: 'error', error } };
}

/** Starts the interfaces of the three vendors. */
export async function startVendors(model) {
  const server = createServer((request, response) => {
    answer(request, model)
      .catch(refusal)
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
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
