import { LimitsGuard, noteRequest, ProblemException } from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import { QUOTING_SERVICE, type QuotingService } from '@cotiza/quoting';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { Controller, Inject, Optional, Post, Req, Res, UseGuards, type OnApplicationShutdown } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../server/caller';
import { createServer } from '../server/create-server';
import { answerOverNode, webRequest } from './answer-over-node';
import { answerBatch, batchFault } from './batch';
import { KnownHostGuard } from './known-host.guard';
import { PreparedAnswers } from './prepared-answers';
import { calledTool, errorJson, groupOf, idOf, messagesOf, refusalJson, type SentMessage } from './rpc-message';

/** Where the MCP server answers. */
export const MCP_PATH = 'api/agent/mcp';

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS_TYPE = { 'content-type': 'text/event-stream' };

/** The MCP server over Streamable HTTP, stateless: a POST is a request, and nothing else is taken. */
@ApiExcludeController()
@Controller(MCP_PATH)
@UseGuards(KnownHostGuard)
export class McpController implements OnApplicationShutdown {
  private readonly handler: McpHttpHandler;
  private readonly prepared = new PreparedAnswers();
  /** Whom each request under way is of: the SDK hands the request on, and nothing else. */
  private readonly callers = new Map<Request, Caller>();

  constructor(
    @Inject(QUOTING_SERVICE) service: QuotingService,
    @Optional() private readonly limits?: LimitsGuard,
  ) {
    this.handler = createMcpHandler(({ requestInfo }) => createServer(service, this.callers.get(requestInfo!)!));
  }

  @Post()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await answerOverNode(await this.answerTo(request), reply);
  }

  onApplicationShutdown(): Promise<void> {
    return this.handler.close();
  }

  private async answerTo(request: FastifyRequest): Promise<Response> {
    if (request.body === undefined) return this.ask(request, undefined, NOBODY_REFUSED);
    const messages = messagesOf(request.body);
    const isBatch = Array.isArray(request.body);
    const fault = isBatch ? batchFault(messages, request.headers) : undefined;
    if (fault !== undefined) {
      await this.countOrRefuse(request, {});
      return new Response(errorJson(undefined, fault), { status: 400, headers: JSON_TYPE });
    }
    if (!isBatch) return this.answerMessage(request, messages[0]!, request.body);
    const text = await answerBatch(messages, (message) => this.answerMessage(request, message, message));
    return text === '' ? new Response(null, { status: 202 }) : new Response(text, { headers: EVENTS_TYPE });
  }

  /** Counts a message, and answers it: from memory, by the SDK, or that there have been too many. */
  private async answerMessage(request: FastifyRequest, message: SentMessage, sent: unknown): Promise<Response> {
    const id = idOf(message);
    const refusal = await this.limits?.take(groupOf(message), request.ip);
    if (refusal && (id === undefined || !calledTool(message))) {
      if (id === undefined) throw new ProblemException(refusal);
      return new Response(refusalJson(id, refusal), { headers: JSON_TYPE });
    }
    const known = await this.prepared.answerTo(message, request.headers, (asked) =>
      this.ask(request, asked, NOBODY_REFUSED),
    );
    return known ?? this.ask(request, sent, refusal ? new Map([[id!, refusal]]) : NOBODY_REFUSED);
  }

  private async countOrRefuse(request: FastifyRequest, message: SentMessage): Promise<void> {
    const refusal = await this.limits?.take(groupOf(message), request.ip);
    if (refusal) throw new ProblemException(refusal);
  }

  /** Lets the SDK answer a message. What it answers part by part is still under way when this resolves. */
  private async ask(request: FastifyRequest, message: unknown, refusals: Caller['refusals']): Promise<Response> {
    const { id: requestId, raw } = request;
    const asked = webRequest(raw);
    this.callers.set(asked, { requestId, refusals, note: (note) => noteRequest(raw, note) });
    try {
      return await this.handler.fetch(asked, message === undefined ? {} : { parsedBody: message });
    } finally {
      this.callers.delete(asked);
    }
  }
}

const NOBODY_REFUSED: ReadonlyMap<string | number, Refusal> = new Map();
