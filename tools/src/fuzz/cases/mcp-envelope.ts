import type { Chance } from '../../torture/chance';
import { MCP } from './addresses';
import { alone, type Sent } from './fuzz-case';
import { httpBytes, JSON_TYPE, type Header } from './http-bytes';

const PREFIX = 'io.modelcontextprotocol/';
const NEWEST = '2026-07-28';
const OLDER = ['2025-11-25', '2025-06-18', '2025-03-26'];

/** Another part of a message, such as a `_meta` of the client's own. */
type Parts = Readonly<Record<string, unknown>>;

/** A message of a client, before it is wrapped in the way of its revision. */
export interface Message {
  readonly method: unknown;
  readonly params?: unknown;
  readonly id?: unknown;
}

/** How a client of a revision sends a message. */
export interface Envelope {
  readonly message: Parts;
  readonly headers: readonly Header[];
}

const ACCEPT: Header = ['Accept', 'application/json, text/event-stream'];

/** As clients of the newest revision send it: what the older ones say once is in every message. */
export function newest({ method, params, id }: Message): Envelope {
  const meta = {
    [`${PREFIX}protocolVersion`]: NEWEST,
    [`${PREFIX}clientInfo`]: { name: 'cotiza-fuzz', version: '1.0.0' },
    [`${PREFIX}clientCapabilities`]: {},
  };
  const isObject = typeof params === 'object' && params !== null && !Array.isArray(params);
  const own = isObject ? (params as Parts) : {};
  const held = typeof own._meta === 'object' ? own._meta : {};
  const wrapped = isObject || params === undefined ? { ...own, _meta: { ...held, ...meta } } : params;
  const name = own.name ?? own.uri;
  const headers: Header[] = [ACCEPT, ['MCP-Protocol-Version', NEWEST]];
  if (isPlain(method)) headers.push(['Mcp-Method', method]);
  if (isPlain(name)) headers.push(['Mcp-Name', name]);
  return { message: { jsonrpc: '2.0', id, method, params: wrapped }, headers };
}

const isPlain = (value: unknown): value is string => typeof value === 'string' && /^[\w/:.?=&{}-]{1,200}$/.test(value);

/** As clients of an older revision send it, which may leave out which. */
export function older({ method, params, id }: Message, revision?: string): Envelope {
  const headers: Header[] = revision === undefined ? [ACCEPT] : [ACCEPT, ['MCP-Protocol-Version', revision]];
  return { message: { jsonrpc: '2.0', id, method, params }, headers };
}

/** A message as a client of some revision sends it. */
export const enveloped = (message: Message, chance: Chance): Envelope =>
  chance.isOneIn(2) ? newest(message) : older(message, chance.isOneIn(4) ? undefined : chance.pick(OLDER));

/** A POST to the MCP server. */
export function mcpPost(body: string, headers: readonly Header[]): Sent {
  const request = { method: 'POST', target: MCP };
  return alone(request, httpBytes({ ...request, headers: [JSON_TYPE, ...headers], body }));
}
