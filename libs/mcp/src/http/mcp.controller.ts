import { existing } from '@cotiza/kernel';
import {
  type LimitGroup,
  LimitsGuard,
  LoadShedder,
  ProblemException,
  QUOTING_SERVICE,
  type SheddableWork,
  spanOf,
} from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import type { QuotingService } from '@cotiza/quoting';
import { Controller, Inject, Optional, Post, Req, Res, UseGuards, type OnApplicationShutdown } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenIn } from '../profiles/profile';
import { callTool, refusedCall } from '../server/call-tool';
import type { Tool } from '../tool';
import { answerKnown, answerOverNode } from './answer-over-node';
import { answerBatch, batchFault } from './batch';
import { KnownHostGuard } from './known-host.guard';
import { plainCall } from './plain-call';
import { PreparedAnswers } from './prepared-answers';
import { PreparedCalls } from './prepared-calls';
import {
  calledTool,
  errorJson,
  groupOf,
  idOf,
  messagesOf,
  refusalJson,
  traceOf,
  type SentMessage,
} from './rpc-message';
import { callerFor, JSON_TYPE, Sdk } from './sdk';
import { EVENTS_TYPE, type Answer } from './templates';

/** Where the MCP server answers. */
export const MCP_PATH = 'api/agent/mcp';

/** The MCP server over Streamable HTTP, stateless: a POST is a request, and nothing else is taken. */
@ApiExcludeController()
@Controller(MCP_PATH)
@UseGuards(KnownHostGuard)
export class McpController implements OnApplicationShutdown {
  private readonly sdk: Sdk;
  private readonly prepared = new PreparedAnswers();
  private readonly preparedCalls = new PreparedCalls();

  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    @Optional() private readonly limits?: LimitsGuard,
    @Optional() private readonly load?: LoadShedder,
  ) {
    this.sdk = new Sdk(service);
  }

  @Post()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const answer = await this.answerTo(request);
    if (answer instanceof Response) await answerOverNode(answer, reply);
    else answerKnown(answer, reply);
  }

  onApplicationShutdown(): Promise<void> {
    return this.sdk.close();
  }

  private async answerTo(request: FastifyRequest): Promise<Answer> {
    // Whoever shows a key that is nobody's is told so, whatever it asks.
    this.limits?.identify(request);
    if (request.body === undefined) return this.sdk.ask(request, undefined);
    const messages = messagesOf(request.body);
    const isBatch = Array.isArray(request.body);
    const fault = isBatch ? batchFault(messages, request.headers) : undefined;
    if (fault !== undefined) {
      await this.countOrRefuse(request, {});
      return new Response(errorJson(undefined, fault), { status: 400, headers: JSON_TYPE });
    }
    if (!isBatch) return this.answerMessage(request, existing(messages[0], 'message in the body'), request.body);
    const text = await answerBatch(messages, (message) => this.answerMessage(request, message, message));
    if (text === '') return new Response(null, { status: 202 });
    return new Response(text, { headers: { 'content-type': EVENTS_TYPE } });
  }

  /** Counts a message, and answers it: from memory, by the SDK, or that there have been too many. */
  private async answerMessage(request: FastifyRequest, message: SentMessage, sent: unknown): Promise<Answer> {
    const tool = calledTool(message);
    const refusal = await this.refusalOf(request, message);
    if (refusal) return this.refuse(request, { message, sent, tool, refusal });
    const known = tool ? await this.callOf(request, message) : await this.listOf(request, message);
    return known ?? this.sdk.ask(request, sent);
  }

  private listOf(request: FastifyRequest, message: SentMessage): Promise<Answer | undefined> {
    const { headers, query } = request;
    return this.prepared.answerTo(message, headers, chosenIn(query), (asked) => this.sdk.ask(request, asked));
  }

  private async callOf(request: FastifyRequest, message: SentMessage): Promise<Answer | undefined> {
    const call = plainCall(message, false);
    if (!call) return undefined;
    const caller = { ...callerFor(request), span: spanOf(request, traceOf(message)) };
    const surroundings = { service: this.service, caller };
    return this.preparedCalls.answerTo(call, {
      headers: request.headers,
      expected: 'result',
      run: ({ tool, args }) => callTool(tool, args, surroundings),
      ask: (asked, given) => this.sdk.ask(request, asked, given),
    });
  }

  /** Why a message is not answered: its client has sent too many, or it asks for a quotation or an estimate and there is no room. */
  private async refusalOf(request: FastifyRequest, message: SentMessage): Promise<Refusal | undefined> {
    const group = groupOf(message);
    const work = ADMITTED_AS[group];
    return (await this.limits?.take(group, request)) ?? (work && this.load?.refusal(work));
  }

  private async refuse(request: FastifyRequest, { message, sent, tool, refusal }: Refused): Promise<Answer> {
    const id = idOf(message);
    if (id === undefined) throw new ProblemException(refusal);
    if (!tool) return new Response(refusalJson(id, refusal), { headers: JSON_TYPE });
    const refused = () => refusedCall(tool, refusal, callerFor(request));
    const call = plainCall(message, true);
    const known =
      call &&
      (await this.preparedCalls.answerTo(call, {
        headers: request.headers,
        expected: 'refusal',
        run: refused,
        ask: (asked, given) => this.sdk.ask(request, asked, given),
      }));
    return known ?? this.sdk.ask(request, sent, refused);
  }

  private async countOrRefuse(request: FastifyRequest, message: SentMessage): Promise<void> {
    const refusal = await this.limits?.take(groupOf(message), request);
    if (refusal) throw new ProblemException(refusal);
  }
}

/** A message that is refused, what it was sent as, and what it calls. */
interface Refused {
  readonly message: SentMessage;
  readonly sent: unknown;
  readonly tool: Tool | undefined;
  readonly refusal: Refusal;
}

/** What is asked for by what counts in a group, where that is refused while there is no room for it. */
const ADMITTED_AS: Readonly<Record<LimitGroup, SheddableWork | undefined>> = {
  quotes: 'quotation',
  estimates: 'estimate',
  reference: undefined,
};
