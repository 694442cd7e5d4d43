import { StreamableHTTPClientTransport, type JSONRPCMessage } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const MCP_PATH = '/api/agent/mcp';
/** The code of JSON-RPC for a fault of the server that has no code of its own. */
const SERVER_FAULT = -32000;

/**
 * Passes the messages of standard input to a service of Cotiza, and its answers to standard output, until standard input ends.
 * A message that the service does not answer gets an error of JSON-RPC.
 *
 * @param url address of the service, or of its MCP server
 */
export async function connectStdio(url: string, accessKey?: string): Promise<void> {
  const requestInit = accessKey === undefined ? {} : { headers: { authorization: `Bearer ${accessKey}` } };
  const service = new StreamableHTTPClientTransport(mcpAddress(url), { requestInit });
  const client = new StdioServerTransport();
  // A client that has gone reads no answers.
  const answer = (message: JSONRPCMessage) => void client.send(message).catch(() => undefined);

  client.onmessage = (message) => {
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
  client.onclose = () => void service.close();
  await service.start();
  await client.start();
}

/** Returns the address of the MCP server: an address without a path is that of the service. */
function mcpAddress(url: string): URL {
  const address = new URL(url);
  if (address.pathname === '/') address.pathname = MCP_PATH;
  return address;
}
