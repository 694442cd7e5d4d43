import { existing } from '@cotiza/kernel';
import { callerOf, noteFailure, noteRequest, spanOf } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { chosenIn } from '../profiles/profile';
import type { Caller } from '../server/caller';
import { createServer } from '../server/create-server';
import { plainMessage } from '../text/plain-error';
import { webRequest } from './answer-over-node';
import { calledTool, partsOf, traceOf } from './rpc-message';

export const JSON_TYPE = { 'content-type': 'application/json' };

/** Whom a request is of; nothing is done for it yet. */
export const callerFor = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  name: callerOf(request),
  chosen: chosenIn(request.query),
  note: (note) => noteRequest(request.raw, note),
  failed: (error) => noteFailure(request.raw, error),
});

/** The SDK, which answers whatever it is asked, in every revision. */
export class Sdk {
  private readonly handler: McpHttpHandler;
  /** Whom each request under way is of: the SDK hands the request on, and nothing else. */
  private readonly callers = new Map<Request, Caller>();

  constructor(service: QuotingService) {
    this.handler = createMcpHandler(({ requestInfo }) =>
      createServer(
        service,
        existing(this.callers.get(existing(requestInfo, 'request of that call')), 'caller of that request'),
      ),
    );
  }

  /**
   * Lets it answer a message. What it answers part by part is still under way when this resolves.
   *
   * @param message undefined where nothing was sent that can be read
   * @param given what a call of a tool is answered with; the tool is called when absent
   */
  async ask(request: FastifyRequest, message: unknown, given?: Caller['given']): Promise<Response> {
    const asked = webRequest(request.raw);
    const sent = partsOf(message);
    const span = !given && calledTool(sent) ? spanOf(request, traceOf(sent)) : undefined;
    this.callers.set(asked, { ...callerFor(request), span, given });
    try {
      const answer = await this.handler.fetch(asked, message === undefined ? {} : { parsedBody: message });
      return answer.status < 400 ? answer : await inPlainWords(answer);
    } finally {
      this.callers.delete(asked);
    }
  }

  close(): Promise<void> {
    return this.handler.close();
  }
}

/** What the SDK refuses before any server of ours has it, which quotes what was sent. */
async function inPlainWords(refused: Response): Promise<Response> {
  const { status, headers } = refused;
  if (headers.get('content-type') !== JSON_TYPE['content-type']) return refused;
  return new Response(JSON.stringify(plainMessage(await refused.json())), { status, headers: JSON_TYPE });
}
