import { type Chance, type McpMessage } from '@cotiza/tools-kit';
import type { Marks } from '../marks/marks';
import type { CaseSource, Sent } from './fuzz-case';
import type { Header } from './http-bytes';
import { enveloped, mcpPost } from './mcp-envelope';

const METHODS = [
  ...['initialize', 'ping', 'server/discover', 'tools/list', 'prompts/list', 'resources/list'],
  ...['resources/templates/list', 'resources/read', 'prompts/get', 'completion/complete', 'logging/setLevel'],
  ...['notifications/cancelled', 'notifications/initialized', 'notifications/progress', 'notifications/message'],
  ...['resources/subscribe', 'resources/unsubscribe', 'sampling/createMessage', 'elicitation/create', 'roots/list'],
  ...['tasks/get', 'tasks/list', 'tasks/cancel', 'tools/call', 'rpc.discover', '', '__proto__', 'constructor'],
];

const URIS = [
  ...['cotiza://catalogo/towns?codigo_postal=28013', 'cotiza://catalogo/towns', 'cotiza://requisitos/hogar'],
  ...['cotiza://', 'file:///etc/passwd', 'http://127.0.0.1/', '', '%', 'cotiza://catalogo/%', 'ui://cotiza/ofertas'],
];

function paramsOf(chance: Chance, { word }: Marks): unknown {
  return chance.pick<() => unknown>([
    () => undefined,
    () => ({}),
    () => null,
    () => [],
    () => word,
    () => [word],
    () => ({ [word]: word }),
    () => ({ uri: chance.isOneIn(3) ? `cotiza://catalogo/${word}?marca=${word}` : chance.pick(URIS) }),
    () => ({ uri: `${chance.pick(URIS)}#${word}` }),
    () => ({ name: word, arguments: { [word]: word } }),
    () => ({ name: 'cotizar_seguro', arguments: { ramo: chance.pick(['hogar', word]) } }),
    () => ({ name: 'cotizar_seguro', arguments: [word] }),
    () => ({ name: { [word]: 1 } }),
    () => ({ cursor: word }),
    () => ({ level: word }),
    () => ({ requestId: chance.between(0, 9), reason: word }),
    () => ({ protocolVersion: word, capabilities: {}, clientInfo: { name: word, version: '1' } }),
    () => ({ protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'cliente', version: '1' } }),
    () => ({ protocolVersion: '1999-01-01', capabilities: word, clientInfo: word }),
    () => ({ ref: { type: 'ref/prompt', name: 'cotizar_seguro' }, argument: { name: 'ramo', value: 'h' } }),
    () => ({ ref: { type: 'ref/resource', uri: word }, argument: { name: word, value: word } }),
    () => ({ ref: { type: word } }),
    () => ({ _meta: { progressToken: word, [word]: word } }),
    () => ({ _meta: word }),
    () => ({ task: { ttl: -1 }, name: 'obtener_requisitos' }),
  ])();
}

const idOf = (chance: Chance, { word }: Marks): unknown =>
  chance.isOneIn(2)
    ? chance.between(0, 9)
    : chance.pick<unknown>([
        undefined,
        null,
        '',
        'uno',
        -1,
        1.5,
        1e300,
        {},
        [],
        true,
        '\u0000',
        'x'.repeat(3000),
        word,
      ]);

const messageOf = (chance: Chance, marks: Marks): McpMessage => ({
  id: idOf(chance, marks),
  method: chance.isOneIn(10) ? marks.word : chance.isOneIn(20) ? { [marks.word]: 1 } : chance.pick(METHODS),
  params: paramsOf(chance, marks),
});

/** A message that need not be any of the protocol. */
export function message({ chance, marks }: CaseSource): Sent {
  const { message, headers } = enveloped(messageOf(chance, marks), chance);
  const odd: Record<string, unknown> = chance.isOneIn(10)
    ? { jsonrpc: chance.pick<unknown>(['1.0', 2, null, marks.word]), [marks.word]: marks.word }
    : {};
  const reply = chance.isOneIn(20) ? { result: { a: marks.word }, error: { code: 1, message: marks.word } } : {};
  return mcpPost(JSON.stringify({ ...message, ...odd, ...reply }), headers);
}

/** Several messages in one, as one revision allows, or as none does. */
export function batch({ chance, marks }: CaseSource): Sent {
  const count = chance.isOneIn(6) ? chance.between(10, 200) : chance.between(0, 10);
  const messages: unknown[] = Array.from({ length: count }, () => {
    if (chance.isOneIn(15)) return chance.pick<unknown>([[], null, 1, marks.word, [[]], {}]);
    return { jsonrpc: '2.0', ...messageOf(chance, marks) };
  });
  const headers: Header[] = [['Accept', 'application/json, text/event-stream']];
  if (chance.isOneIn(2)) headers.push(['MCP-Protocol-Version', chance.isOneIn(3) ? '2025-11-25' : '2025-03-26']);
  return mcpPost(JSON.stringify(messages), headers);
}

const HEADERS: readonly ((word: string) => readonly Header[])[] = [
  () => [],
  () => [['Accept', 'application/json']],
  () => [['Accept', 'text/event-stream']],
  (word) => [['Accept', word]],
  () => [['Accept', '*/*']],
  (word) => [['MCP-Protocol-Version', word]],
  () => [['MCP-Protocol-Version', '2026-07-28']],
  () => [['MCP-Protocol-Version', '2026-07-28, 2025-11-25']],
  (word) => [
    ['MCP-Protocol-Version', '2026-07-28'],
    ['Mcp-Method', word],
    ['Mcp-Name', word],
  ],
  (word) => [['Mcp-Session-Id', word]],
  (word) => [['Last-Event-ID', word]],
  (word) => [['Host', `${word}.example`]],
  () => [['Host', '']],
  () => [
    ['Host', '127.0.0.1'],
    ['Host', 'otra.example'],
  ],
  () => [['Host', '127.0.0.1:99999']],
  (word) => [['Origin', `https://${word}.example`]],
  () => [['Origin', '::::']],
  () => [['Connection', 'close']],
  () => [['Content-Type', 'text/event-stream']],
];

/** A message under headers that do not go with it. */
export function mcpHeaders({ chance, marks }: CaseSource): Sent {
  const { message, headers } = enveloped(messageOf(chance, marks), chance);
  const odd = chance.pick(HEADERS)(marks.word);
  const replaced = new Set(odd.map(([name]) => name.toLowerCase()));
  const kept = headers.filter(([name]) => !replaced.has(name.toLowerCase()) && !chance.isOneIn(5));
  return mcpPost(JSON.stringify(message), [...kept, ...odd]);
}
