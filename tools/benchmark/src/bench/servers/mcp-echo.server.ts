import { createServer } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { MCP_ECHO_PATH, READY_PATH, whereToListen } from './served-answers';

/** A server with one tool, whatever its name: it says back the arguments that it was called with. */
function echoServer(): Server {
  const server = new Server({ name: 'echo', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/call', ({ params }) => ({
    content: [{ type: 'text' as const, text: JSON.stringify(params.arguments) }],
  }));
  return server;
}

/**
 * The SDK and nothing else, mounted as plainly as it offers on Node's own HTTP server: it stands for the fastest that a
 * tool could answer a call with such arguments.
 */
function main(): void {
  const answer = toNodeHandler(createMcpHandler(echoServer));
  const server = createServer((request, response) => {
    if (request.url === MCP_ECHO_PATH) void answer(request, response);
    else response.writeHead(request.url === READY_PATH ? 200 : 404, { 'content-length': 0 }).end();
  });
  server.listen(whereToListen());
}

main();
