import { INSURANCE_LINES, LINES, quotingToolOf } from '@cotiza/contract';
import { bodyWithMutations, validBody } from '@cotiza/contract/testing';
import fc from 'fast-check';
import { anyCharacter } from '@cotiza/kernel/testing';
import { TOOLS } from '../tool-surface';
import type { SentRequest } from './both-ways';
import { argumentsOf, VALID_CALLS } from './tool-arguments';

const PREFIX = 'io.modelcontextprotocol/';
const ENVELOPE = { [`${PREFIX}protocolVersion`]: '2026-07-28', [`${PREFIX}clientCapabilities`]: {} };
const BOTH_TYPES = 'application/json, text/event-stream';

/** How a call is sent, but for what it says. */
interface Way {
  readonly meta: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const modern = (name: string): Way => ({
  meta: { ...ENVELOPE, [`${PREFIX}clientInfo`]: { name: 'prueba', version: '1.0.0' } },
  headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
});
const legacy: Way = { meta: undefined, headers: { 'mcp-protocol-version': '2025-11-25' } };

const TRACE = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'x=1', baggage: 'a=b' };
const traced = ({ meta, headers }: Way): Way => ({ meta: { ...TRACE, ...(meta as object | undefined) }, headers });

/** As clients send it. */
const wellFormed = (name: string): fc.Arbitrary<Way> =>
  fc.constantFrom(modern(name), legacy, traced(modern(name)), traced(legacy));

/** As nobody should: each is missing something, or has more than it should. */
function odd(name: string): fc.Arbitrary<Way> {
  const { meta, headers } = modern(name);
  const withMeta = (more: object): Way => ({ meta: { ...(meta as object), ...more }, headers });
  const withHeaders = (more: Record<string, string>): Way => ({ meta, headers: { ...headers, ...more } });
  return fc.constantFrom<Way>(
    ...[
      {},
      null,
      [],
      'texto',
      { progressToken: 'p-1' },
      { progressToken: {} },
      { otra: 1 },
      { traceparent: '00-1' },
    ].map((each) => ({ meta: each, headers: legacy.headers })),
    withMeta({ progressToken: 7 }),
    withMeta({ ...TRACE, progressToken: 'dos' }),
    withMeta({ ...TRACE, baggage: 7 }),
    withMeta({ otra: { x: [1] } }),
    withMeta({ [`${PREFIX}otra`]: DEEP }),
    withMeta({ [`${PREFIX}logLevel`]: 'info' }),
    withMeta({ [`${PREFIX}logLevel`]: 'mucho' }),
    withMeta({ [`${PREFIX}clientCapabilities`]: 3 }),
    withMeta({ [`${PREFIX}clientInfo`]: { name: 1 } }),
    withMeta({ [`${PREFIX}protocolVersion`]: '2025-11-25' }),
    withMeta({ [`${PREFIX}protocolVersion`]: '2031-01-01' }),
    { meta: { [`${PREFIX}protocolVersion`]: '2026-07-28' }, headers },
    { meta: undefined, headers },
    { meta, headers: legacy.headers },
    { meta, headers: {} },
    { meta: undefined, headers: {} },
    { meta: undefined, headers: { 'mcp-protocol-version': '2024-11-05' } },
    { meta: undefined, headers: { 'mcp-protocol-version': '1999-01-01' } },
    withHeaders({ 'mcp-name': 'otra' }),
    withHeaders({ 'mcp-name': `  ${name} ` }),
    withHeaders({ 'mcp-name': `=?base64?${Buffer.from(name).toString('base64')}?=` }),
    withHeaders({ 'mcp-name': '=?base64?#?=' }),
    withHeaders({ 'mcp-method': 'tools/list' }),
    withHeaders({ accept: 'application/json' }),
    withHeaders({ accept: '*/*' }),
    withHeaders({ 'content-type': 'application/json; charset=utf-8' }),
    withHeaders({ 'content-type': 'text/plain' }),
    withHeaders({ 'mcp-session-id': 'una' }),
    { meta: undefined, headers: { ...legacy.headers, accept: 'text/event-stream' } },
  );
}

/** Stands for more brackets than JSON can be written with by recursion. */
const DEEP = 'corchetes';
const DEEP_JSON = '['.repeat(30_000) + ']'.repeat(30_000);

const names = TOOLS.map(({ name }) => name);

/** Arguments with which tools answer, refuse and are called by mistake. */
const argumentsFor = (name: string): fc.Arbitrary<unknown> => {
  const valid = VALID_CALLS[name]?.args ?? {};
  const line = INSURANCE_LINES.find((each) => quotingToolOf(each) === name);
  const bodies = (line ? [line] : INSURANCE_LINES).map((each) =>
    fc.oneof(validBody(each), bodyWithMutations(each)).map((draft) => {
      const args = argumentsOf(draft);
      return line ? args : { ramo: LINES[each].ramo, datos: args };
    }),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(valid) },
    { weight: 3, arbitrary: fc.oneof(...bodies) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, null, [], 'texto', 7, {}, { ...valid, holder: DEEP }) },
    { weight: 1, arbitrary: fc.dictionary(fc.string({ unit: anyCharacter }), fc.jsonValue()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('otra', 'constructor', '__proto__').map((key) => ({ ...valid, [`${key}`]: { a: 1 } })),
    },
  );
};

const ids = fc.oneof(
  fc.integer(),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom<unknown>(0, -0, 1.5, 1e300, 2 ** 53, '"', '\u2028', '\ud800', null, true, {}, [], undefined),
);

const extras = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { otra: 1 },
      { otra: DEEP },
      { method: 'tools/list' },
      { jsonrpc: '1.0' },
      { result: {} },
    ),
  },
);
const extraParams = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<object>(
      { otra: 1 },
      { otra: DEEP },
      { task: { ttl: 1 } },
      { inputResponses: {} },
      { requestState: 'x' },
      { requestState: 1 },
      { name: 7 },
    ),
  },
);

/** A call over the wire. A name that is no property goes as JSON has it. */
function sent(
  { meta, headers }: Way,
  { name, args, id, message, params }: { name: string; args: unknown; id: unknown; message: object; params: object },
): SentRequest {
  const said = { name, arguments: args, ...(meta === undefined ? {} : { _meta: meta }), ...params };
  const json = JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: said, ...message });
  const body = json.replaceAll(JSON.stringify(DEEP), DEEP_JSON);
  return { headers: { accept: BOTH_TYPES, 'content-type': 'application/json', ...headers }, body };
}

/** Calls of every tool and of one that there is not, as clients send them and as nobody should. */
export const sentCalls: fc.Arbitrary<SentRequest> = fc.constantFrom(...names, 'cotizar_barco').chain((name) =>
  fc
    .record({
      way: fc.oneof({ weight: 2, arbitrary: wellFormed(name) }, { weight: 1, arbitrary: odd(name) }),
      args: argumentsFor(name),
      id: ids,
      message: extras,
      params: extraParams,
    })
    .map(({ way, ...rest }) => sent(way, { name, ...rest })),
);

/** A call as a client sends it. */
export const sentCall = (way: (name: string) => Way, name: string, args: unknown, id: unknown = 1): SentRequest =>
  sent(way(name), { name, args, id, message: {}, params: {} });

export const WAYS = { '2026-07-28': modern, '2025-11-25': () => legacy } as const;
