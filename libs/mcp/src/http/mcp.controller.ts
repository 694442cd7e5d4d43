import type { Refusal } from '@cotiza/contract';
import {
  callerOf,
  clientOf,
  LimitsGuard,
  LoadShedder,
  noteFailure,
  noteRequest,
  ProblemException,
  spanOf,
} from '@cotiza/platform';
import { Controller, Inject, Optional, Post, Req, Res, UseGuards, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Audience, optionsIn } from '../profiles/profile';
import type { ToolService } from '../tool';
import { inAcceptedType } from './accepted-types';
import { answerBatch, batchFault, EVENTS_TYPE } from './batch';
import { KnownHostGuard } from './known-host.guard';
import { calledTool, errorFor, idOf, partsOf, refusalFor, traceOf, type SentMessage } from './rpc-message';
import type { Sdk } from './mcp-sdk';

/** The token of the `DoorTerms`. */
export const DOOR_TERMS = Symbol('door terms');

export interface DoorTerms {
  /** The address at which clients reach the service; undefined where it is not known. */
  readonly publicUrl: string | undefined;
  /** The audience of a client that names none. */
  readonly audience: Audience;
  /** Milliseconds after which a quotation is answered. */
  readonly answeredWithinMs: number;
}

/** The token of the `ToolService`. */
export const TOOL_SERVICE = Symbol('tool service');

export const MCP_PATH = 'api/agent/mcp';

/** The MCP server over Streamable HTTP, stateless: it takes requests by POST alone. */
@Controller(MCP_PATH)
@UseGuards(KnownHostGuard)
export class McpController implements OnApplicationShutdown {
  private loaded: Promise<Sdk> | undefined;

  constructor(
    @Inject(TOOL_SERVICE) private readonly service: ToolService,
    private readonly limits: LimitsGuard,
    @Inject(DOOR_TERMS) private readonly terms: DoorTerms,
    @Optional() private readonly load?: LoadShedder,
  ) {}

  @Post()
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { body, headers } = request;
    const isBatch = Array.isArray(body);
    const found = isBatch ? await this.answerAll(request, body) : await this.answer(request, body);
    const answer = await inAcceptedType(found, headers.accept, isBatch);
    const isStream = answer.headers.get('content-type') === EVENTS_TYPE;
    answer.headers.set('cache-control', isStream ? 'no-store, no-transform' : 'no-store');
    // The server decides whether a connection stays open, not the SDK.
    answer.headers.delete('connection');
    void reply.send(answer);
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.loaded)?.close();
  }

  /** The SDK is loaded for the first message: it would be a tenth of the start. */
  private sdk(): Promise<Sdk> {
    return (this.loaded ??= import('./mcp-sdk.js').then(({ Sdk }) => new Sdk(this.service)));
  }

  private async answerAll(request: FastifyRequest, batch: readonly unknown[]): Promise<Response> {
    const messages = batch.map(partsOf);
    const fault = batchFault(messages, request.headers);
    if (fault === undefined) return answerBatch(messages, (message) => this.answer(request, message));
    const refusal = await this.limits.take('reference', request);
    if (refusal) throw new ProblemException(refusal);
    return Response.json(errorFor(undefined, fault), { status: 400 });
  }

  private async answer(request: FastifyRequest, body: unknown): Promise<Response> {
    const message = partsOf(body);
    const isCall = calledTool(message) !== undefined;
    const refusal = await this.refusalOf(request, message);
    if (refusal && idOf(message) === undefined) throw new ProblemException(refusal);
    if (refusal && !isCall) return Response.json(refusalFor(message, refusal));
    const sdk = await this.sdk();
    return sdk.answer(request, body, {
      requestId: request.id,
      address: (this.terms.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, ''),
      name: callerOf(request),
      client: callerOf(request) ?? clientOf(request.ip),
      answeredWithinMs: this.terms.answeredWithinMs,
      isIntroduction: INTRODUCTIONS.has(message.method),
      options: optionsIn(request.query, this.terms.audience),
      span: isCall && !refusal ? spanOf(request, traceOf(message)) : undefined,
      refusal,
      note: (note) => noteRequest(request.raw, note),
      failed: (error) => noteFailure(request.raw, error),
    });
  }

  /** Counts a message. Refuses it where its client has sent too many, or the service has no room for its work. */
  private async refusalOf(request: FastifyRequest, message: SentMessage): Promise<Refusal | undefined> {
    const group = calledTool(message)?.limitGroup ?? 'reference';
    const work = WORK_OF[group];
    return (await this.limits.take(group, request)) ?? (work && this.load?.refusal(work));
  }
}

/** The methods by which a client learns what the server is, one in each era. */
const INTRODUCTIONS: ReadonlySet<unknown> = new Set(['initialize', 'server/discover']);

/** The work that the service refuses under load, by the limit that it counts in. */
const WORK_OF = { quotes: 'quotation', estimates: 'estimate', reference: undefined } as const;
