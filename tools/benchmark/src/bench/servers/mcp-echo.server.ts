import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { announce } from './served';

/** A server whose tools return the arguments of the call. */
function echoServer(): Server {
  const server = new Server({ name: 'echo', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/call', ({ params }) => ({
    content: [{ type: 'text' as const, text: JSON.stringify(params.arguments) }],
  }));
  return server;
}

/** The SDK alone on the HTTP server of Node. */
const answer = toNodeHandler(createMcpHandler(echoServer));
const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
