import { LimitsGuard, noteRequest } from '@cotiza/platform';
import { QUOTING_SERVICE, type QuotingService } from '@cotiza/quoting';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { Controller, Inject, Optional, Post, Req, Res, UseGuards, type OnApplicationShutdown } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../server/caller';
import { createServer } from '../server/create-server';
import { answerOverNode, webRequest } from './answer-over-node';
import { KnownHostGuard } from './known-host.guard';

/** Where the MCP server answers. */
export const MCP_PATH = 'api/agent/mcp';

/** The MCP server over Streamable HTTP, stateless: a POST is a request, and nothing else is taken. */
@ApiExcludeController()
@Controller(MCP_PATH)
@UseGuards(KnownHostGuard)
export class McpController implements OnApplicationShutdown {
  private readonly handler: McpHttpHandler;
  /** Whom each request under way is of: the SDK hands the request on, and nothing else. */
  private readonly callers = new Map<Request, Caller>();

  constructor(@Inject(QUOTING_SERVICE) service: QuotingService, @Optional() limits?: LimitsGuard) {
    const takeLimit = limits ? limits.take.bind(limits) : () => Promise.resolve(undefined);
    this.handler = createMcpHandler(({ requestInfo }) =>
      createServer(service, takeLimit, this.callers.get(requestInfo!)!),
    );
  }

  @Post()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id: requestId, ip: address, raw } = request;
    const asked = webRequest(raw);
    this.callers.set(asked, { requestId, address, note: (note) => noteRequest(raw, note) });
    try {
      await answerOverNode(this.handler, asked, request.body, reply);
    } finally {
      this.callers.delete(asked);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.handler.close();
  }
}
