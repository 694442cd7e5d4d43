import { StreamableHTTPClientTransport, type JSONRPCMessage } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const MCP_PATH = '/api/agent/mcp';
/** The code of JSON-RPC for a fault of the server that has no code of its own. */
const SERVER_FAULT = -32000;
/** The longest that a service answers after standard input has ended. */
const ANSWERS_END_AFTER_MS = 30_000;

/**
 * Passes the messages of standard input to a service of Cotiza, and its answers to standard output, until standard input ends
 * and what it asked is answered. A message that the service does not answer gets an error of JSON-RPC.
 *
 * @param url address of the service, or of its MCP server
 */
export async function connectStdio(url: string, accessKey?: string): Promise<void> {
  const requestInit = accessKey === undefined ? {} : { headers: { authorization: `Bearer ${accessKey}` } };
  const service = new StreamableHTTPClientTransport(mcpAddress(url), { requestInit });
  const client = new StdioServerTransport();
  const waiting = new Set<unknown>();
  let isOver = false;
  // The transport sends nothing after the end of its input, and ignores errors of the output then.
  const answer = (message: JSONRPCMessage) => {
    process.stdout.write(`${JSON.stringify(message)}\n`);
    if ('id' in message && !('method' in message)) waiting.delete(message.id);
    if (isOver && waiting.size === 0) void service.close();
  };

  client.onmessage = (message) => {
    if ('id' in message && 'method' in message) waiting.add(message.id);
    service.send(message as JSONRPCMessage).catch((error: Error) => {
      if ('id' in message && 'method' in message)
        answer({ jsonrpc: '2.0', id: message.id, error: { code: SERVER_FAULT, message: error.message } });
    });
  };
  service.onmessage = (message) => {
    // From then on, the transport has to name the revision in each request.
    const version = 'result' in message ? message.result.protocolVersion : undefined;
    if (typeof version === 'string') service.setProtocolVersion(version);
    answer(message);
  };
  client.onclose = () => {
    isOver = true;
    if (waiting.size === 0) void service.close();
    else setTimeout(() => void service.close(), ANSWERS_END_AFTER_MS).unref();
  };
  await service.start();
  await client.start();
}

/** Returns the address of the MCP server: an address without a path is that of the service. */
function mcpAddress(url: string): URL {
  const address = new URL(url);
  if (address.pathname === '/') address.pathname = MCP_PATH;
  return address;
}
