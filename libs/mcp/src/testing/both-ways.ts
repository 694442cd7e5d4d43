import type { QuotingService } from '@cotiza/quoting';
import type { LimitsGuard } from '@cotiza/platform';
import type { Refusal } from '@cotiza/problems';
import {
  fastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type LightMyRequestResponse,
} from 'fastify';
import { answerOverNode } from '../http/answer-over-node';
import { McpController } from '../http/mcp.controller';
import { calledTool, messagesOf } from '../http/rpc-message';
import { callerFor, Sdk } from '../http/sdk';
import { refusedCall } from '../server/call-tool';

/** A request as it goes over the wire. */
export interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is said of an answer's way and not of the answer. */
const OF_THE_WAY = ['date', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

/**
 * The controller, and the SDK asked by itself, each with a service of its own: what the one answers has to be what the other does.
 *
 * @param limited why no call is made, where none is
 */
export class BothWays {
  readonly sdk: Sdk;
  private readonly server: FastifyInstance;

  constructor(serviceOf: () => QuotingService, limited?: Refusal) {
    this.server = fastify({ genReqId: () => 'req-1' });
    this.server.removeAllContentTypeParsers();
    this.server.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
      done(null, JSON.parse(text as string)),
    );
    const limits = { identify: () => undefined, take: () => Promise.resolve(limited) } as unknown as LimitsGuard;
    const controller = new McpController(serviceOf(), limits);
    this.sdk = (controller as unknown as { sdk: Sdk }).sdk;
    this.server.post('/controller', (request, reply) => controller.serve(request, reply));
    const alone = new Sdk(serviceOf());
    this.server.post('/sdk', (request, reply) => askAlone(alone, limited, request, reply));
  }

  async byController(sent: SentRequest): Promise<object> {
    return seen(await this.send('/controller', sent));
  }

  async bySdk(sent: SentRequest): Promise<object> {
    return seen(await this.send('/sdk', sent));
  }

  private send(url: string, { headers, body }: SentRequest): Promise<LightMyRequestResponse> {
    return this.server.inject({ method: 'POST', url, headers, payload: body });
  }
}

async function askAlone(
  sdk: Sdk,
  limited: Refusal | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tool = calledTool(messagesOf(request.body)[0] ?? {});
  const given = limited && tool ? () => refusedCall(tool, limited, callerFor(request)) : undefined;
  await answerOverNode(await sdk.ask(request, request.body, given), reply);
}

function seen({ statusCode, headers, payload }: LightMyRequestResponse): object {
  const told = Object.entries(headers).filter(([name]) => !OF_THE_WAY.includes(name));
  return { statusCode, headers: Object.fromEntries(told), payload };
}
