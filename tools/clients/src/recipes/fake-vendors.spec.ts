import { startFakeVendors, type FakeVendors } from './fake-vendors';
import type { JsonObject } from './model';
import { scriptedModel } from './scripted-model';

let vendors: FakeVendors;
beforeAll(async () => (vendors = await startFakeVendors(scriptedModel({ vehicle: { plate: '1234MKF' } }))));
afterAll(() => vendors.close());

async function ask(path: string, body: JsonObject, headers: Record<string, string> = KEYS) {
  const answer = await fetch(vendors.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const told = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, fault: told.error?.message, told };
}

const KEYS = { authorization: 'none', 'x-goog-api-key': 'none' };
const OPENAI = '/v1/responses';
const ANTHROPIC = '/v1/messages';
const GEMINI = '/v1beta/models/scripted:generateContent';

const text = { type: 'string' };
const object = (properties: JsonObject) => ({ type: 'object', properties });
const closed = (properties: JsonObject, required = Object.keys(properties)) => ({
  ...{ ...object(properties), required, additionalProperties: false },
});
const ASKS = object({ ramo: text });
const QUOTES = object({ vehicle: object({ plate: text }) });

/** A request of each vendor, for tools with these schemas of arguments. */
const functions = (schemas: JsonObject, more: JsonObject = {}) =>
  Object.entries(schemas).map(([name, parameters]) => ({ type: 'function', name, parameters, ...more }));
const inputs = (schemas: JsonObject, more: JsonObject = {}) =>
  Object.entries(schemas).map(([name, schema]) => ({ name, input_schema: schema, ...more }));
const declared = (schemas: JsonObject) => [
  { functionDeclarations: Object.entries(schemas).map(([name, parameters]) => ({ name, parameters })) },
];

const both = { obtener_requisitos: ASKS, cotizar_coche: QUOTES };
const spokenTo = { contents: [{ role: 'user', parts: [{ text: '¿Cuánto cuesta?' }] }] };
const words = { messages: [{ role: 'user', content: '¿Cuánto cuesta?' }], max_tokens: 10 };

it.each([
  ['OpenAI', OPENAI, { tools: functions(both), input: '¿Cuánto cuesta?' }],
  ['Anthropic', ANTHROPIC, { tools: inputs(both), ...words }],
  ['Gemini', GEMINI, { tools: declared(both), ...spokenTo }],
])('%s is answered with a call of the tool that says what to ask', async (_vendor, path, body) => {
  const { status, told } = await ask(path, body);
  expect(status).toBe(200);
  expect(JSON.stringify(told)).toContain('obtener_requisitos');
  expect(JSON.stringify(told)).toContain('coche');
});

const refused: readonly (readonly [what: string, path: string, body: JsonObject, fault: string])[] = [
  [
    'an open object in the strict mode of OpenAI',
    OPENAI,
    { tools: functions(both, { strict: true }), input: '' },
    'OpenAI function calling, strict does not take obtener_requisitos: : it is not closed; : a property that is not required',
  ],
  [
    'an open object in the strict mode of Anthropic',
    ANTHROPIC,
    { tools: inputs(both, { strict: true }), ...words },
    'Anthropic tool use, strict does not take obtener_requisitos: : it is not closed',
  ],
  [
    'a closed object as a Schema of Gemini',
    GEMINI,
    { tools: declared({ obtener_requisitos: closed({ ramo: text }) }), ...spokenTo },
    'Gemini API, parameters (Schema) does not take obtener_requisitos: : the keyword additionalProperties; : it is closed',
  ],
  ['a name with a space', OPENAI, { tools: functions({ 'a b': ASKS }), input: '' }, 'its name'],
  ['no tools', ANTHROPIC, words, 'tools is no list'],
  ['no max_tokens', ANTHROPIC, { ...words, tools: inputs(both), max_tokens: null }, 'max_tokens is missing'],
  ['tools without the one it wants', OPENAI, { tools: functions({ cotizar_coche: QUOTES }), input: '' }, 'no tool'],
  [
    'a call without its result',
    OPENAI,
    { tools: functions(both), input: [{ type: 'function_call', call_id: 'call_0' }] },
    'calls call_0, results ',
  ],
  [
    'a result that tells nothing',
    ANTHROPIC,
    {
      ...{ max_tokens: 10, tools: inputs(both) },
      messages: [
        { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_0' }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_0', content: 'error' }] },
      ],
    },
    'says no cotizar_coche: error',
  ],
];

it.each(refused)('refuses %s', async (_what, path, body, fault) => {
  const answer = await ask(path, body);
  expect([answer.status, answer.fault]).toEqual([400, expect.stringContaining(fault)]);
});

it('refuses who shows no key, and knows no other address', async () => {
  expect(await ask(OPENAI, {}, {})).toMatchObject({ status: 400, fault: 'there is no key' });
  expect(await ask('/v1/elsewhere', {})).toMatchObject({ status: 400, fault: 'POST /v1/elsewhere is nobody’s' });
});

it('sends null for what a strict schema wants and nobody has said, and nothing that the schema does not take', async () => {
  const asked = [
    { type: 'function_call', call_id: 'call_0' },
    { type: 'function_call_output', call_id: 'call_0', output: 'Llama a cotizar_coche.' },
  ];
  const strict = (vehicle: JsonObject) =>
    ask(OPENAI, { tools: functions({ cotizar_coche: closed({ vehicle }) }, { strict: true }), input: asked });
  const orNull = { anyOf: [text, { type: 'null' }] };
  const { told } = await strict(closed({ plate: text, colour: orNull }));
  expect(told).toMatchObject({
    output: [{ arguments: JSON.stringify({ vehicle: { plate: '1234MKF', colour: null } }) }],
  });
  const { fault } = await strict(closed({ plate: { type: 'integer' } }));
  expect(fault).toBe('cotizar_coche does not take its arguments: data/vehicle/plate must be integer');
});
