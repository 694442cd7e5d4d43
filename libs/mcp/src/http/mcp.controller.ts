import {
  Admission,
  callerOf,
  LimitsGuard,
  noteRequest,
  ProblemException,
  refusalNote,
  spanOf,
  type AdmittedWork,
  type LimitGroup,
} from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import { QUOTING_SERVICE, type QuotingService } from '@cotiza/quoting';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { Controller, Inject, Optional, Post, Req, Res, UseGuards, type OnApplicationShutdown } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../server/caller';
import { createServer } from '../server/create-server';
import { plainMessage } from '../text/plain-error';
import { chosenIn } from '../profiles/profile';
import { answerKnown, answerOverNode, webRequest } from './answer-over-node';
import { answerBatch, batchFault } from './batch';
import { KnownHostGuard } from './known-host.guard';
import { PreparedAnswers } from './prepared-answers';
import { PreparedRefusals } from './prepared-refusals';
import {
  calledTool,
  errorJson,
  groupOf,
  idOf,
  messagesOf,
  partsOf,
  refusalJson,
  traceOf,
  type SentMessage,
} from './rpc-message';
import type { KnownAnswer } from './templates';

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
  private readonly preparedRefusals = new PreparedRefusals();
  /** Whom each request under way is of: the SDK hands the request on, and nothing else. */
  private readonly callers = new Map<Request, Caller>();

  constructor(
    @Inject(QUOTING_SERVICE) service: QuotingService,
    @Optional() private readonly limits?: LimitsGuard,
    @Optional() private readonly admission?: Admission,
  ) {
    this.handler = createMcpHandler(({ requestInfo }) => createServer(service, this.callers.get(requestInfo!)!));
  }

  @Post()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const answer = await this.answerTo(request);
    if (answer instanceof Response) await answerOverNode(answer, reply);
    else answerKnown(answer, reply);
  }

  onApplicationShutdown(): Promise<void> {
    return this.handler.close();
  }

  private async answerTo(request: FastifyRequest): Promise<Answer> {
    // Whoever shows a key that is nobody's is told so, whatever it asks.
    this.limits?.identify(request);
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
  private async answerMessage(request: FastifyRequest, message: SentMessage, sent: unknown): Promise<Answer> {
    const refusal = await this.refusalOf(request, message);
    if (refusal) return this.refuse(request, { message, sent, refusal });
    // A quotation or an estimate waits for its turn by itself.
    if (ADMITTED_AS[groupOf(message)] === undefined) await this.admission?.turn();
    const known = await this.prepared.answerTo(message, request.headers, chosenIn(request.query), (asked) =>
      this.ask(request, asked, NOBODY_REFUSED),
    );
    return known ?? this.ask(request, sent, NOBODY_REFUSED);
  }

  /** Why a message is not answered: its client has sent too many, or it asks for a quotation or an estimate and there is no room. */
  private async refusalOf(request: FastifyRequest, message: SentMessage): Promise<Refusal | undefined> {
    const group = groupOf(message);
    const work = ADMITTED_AS[group];
    return (await this.limits?.take(group, request)) ?? (work && this.admission?.refusal(work));
  }

  private async refuse(request: FastifyRequest, { message, sent, refusal }: Refused): Promise<Answer> {
    const id = idOf(message);
    if (id === undefined) throw new ProblemException(refusal);
    const tool = calledTool(message);
    if (!tool) return new Response(refusalJson(id, refusal), { headers: JSON_TYPE });
    const known = await this.preparedRefusals.answerTo(
      message,
      refusal,
      { requestId: request.id, headers: request.headers },
      (asked, why, requestId) => this.ask(request, asked, new Map([[idOf(asked)!, why]]), requestId),
    );
    if (!known) return this.ask(request, sent, new Map([[id, refusal]]));
    noteRequest(request.raw, { tool: tool.name, ...refusalNote(refusal) });
    return known;
  }

  private async countOrRefuse(request: FastifyRequest, message: SentMessage): Promise<void> {
    const refusal = await this.limits?.take(groupOf(message), request);
    if (refusal) throw new ProblemException(refusal);
  }

  /** Lets the SDK answer a message. What it answers part by part is still under way when this resolves. */
  private async ask(
    request: FastifyRequest,
    message: unknown,
    refusals: Caller['refusals'],
    requestId = request.id,
  ): Promise<Response> {
    const { raw } = request;
    const asked = webRequest(raw);
    const name = callerOf(request);
    const chosen = chosenIn(request.query);
    const span = calledTool(partsOf(message)) && spanOf(request, traceOf(partsOf(message)));
    this.callers.set(asked, { requestId, span, name, chosen, refusals, note: (note) => noteRequest(raw, note) });
    try {
      const answer = await this.handler.fetch(asked, message === undefined ? {} : { parsedBody: message });
      return answer.status < 400 ? answer : await inPlainWords(answer);
    } finally {
      this.callers.delete(asked);
    }
  }
}

/** What the SDK answers, or what is known of it. */
type Answer = Response | KnownAnswer;

/** A message that is refused, and what it was sent as. */
interface Refused {
  readonly message: SentMessage;
  readonly sent: unknown;
  readonly refusal: Refusal;
}

/** What the SDK refuses before any server of ours has it, which quotes what was sent. */
async function inPlainWords(refused: Response): Promise<Response> {
  const { status, headers } = refused;
  if (headers.get('content-type') !== JSON_TYPE['content-type']) return refused;
  return new Response(JSON.stringify(plainMessage(await refused.json())), { status, headers: JSON_TYPE });
}

/** What is asked for by what counts in a group, where that is refused while there is no room for it. */
const ADMITTED_AS: Readonly<Record<LimitGroup, AdmittedWork | undefined>> = {
  quotes: 'quotation',
  estimates: 'estimate',
  reference: undefined,
};

const NOBODY_REFUSED: ReadonlyMap<string | number, Refusal> = new Map();
