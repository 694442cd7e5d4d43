const PREFIX = 'io.modelcontextprotocol/';
const NEWEST = '2026-07-28';

/** Another part of a message, such as a `_meta` of the client's own. */
type Parts = Readonly<Record<string, unknown>>;
type Header = readonly [name: string, value: string];

/** A message of a client to an MCP server, before it is wrapped in the way of its revision. */
export interface McpMessage {
  readonly method: unknown;
  readonly params?: unknown;
  readonly id?: unknown;
}

export interface McpEnvelope {
  readonly message: Parts;
  readonly headers: readonly Header[];
}

const ACCEPT: Header = ['Accept', 'application/json, text/event-stream'];

/** As clients of the newest revision send it: what the older ones say once is in every message. */
export function inNewestRevision({ method, params, id }: McpMessage): McpEnvelope {
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
export function inOlderRevision({ method, params, id }: McpMessage, revision?: string): McpEnvelope {
  const headers: Header[] = revision === undefined ? [ACCEPT] : [ACCEPT, ['MCP-Protocol-Version', revision]];
  return { message: { jsonrpc: '2.0', id, method, params }, headers };
}
