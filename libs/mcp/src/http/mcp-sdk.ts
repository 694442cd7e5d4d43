import { defined } from '@cotiza/kernel';
import type { ToolService } from '../tool';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { acceptForSdk } from './accepted-types';
import { plainMessage } from '../text/plain-error';
import type { Caller } from '../server/call-tool';
import { createServer } from '../server/create-server';

const FIRST_ERROR_STATUS = 400;

/** The official SDK, which answers messages of every revision with a server for each request. */
export class Sdk {
  private readonly handler: McpHttpHandler;
  /** The callers of requests: the SDK hands only the request on to the factory of servers. */
  private readonly callers = new WeakMap<Request, Caller>();

  constructor(service: ToolService) {
    this.handler = createMcpHandler(({ requestInfo }) => {
      const request = defined(requestInfo, 'request of that message');
      return createServer(service, defined(this.callers.get(request), 'caller of that request'));
    });
  }

  /**
   * Answers a message.
   *
   * @param message undefined for a request without a body
   */
  async answer({ raw }: FastifyRequest, message: unknown, caller: Caller): Promise<Response> {
    const headers = new Headers(raw.headers as Record<string, string>);
    const accept = acceptForSdk(raw.headers.accept);
    if (accept !== undefined) headers.set('accept', accept);
    const request = new Request(`http://localhost${raw.url}`, { method: 'POST', headers });
    this.callers.set(request, caller);
    const answer = await this.handler.fetch(request, { parsedBody: message });
    return answer.status < FIRST_ERROR_STATUS ? answer : inPlainWords(answer);
  }

  close(): Promise<void> {
    return this.handler.close();
  }
}

/** Replaces the words of an error that the SDK answers before it asks the server: they quote the request. */
async function inPlainWords(error: Response): Promise<Response> {
  return error.body ? Response.json(plainMessage(await error.json()), { status: error.status }) : error;
}
