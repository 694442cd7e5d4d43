import { InLimitGroup } from '@cotiza/platform';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MCP_PATH } from './mcp.controller';
import { serverCard } from './server-card';

/** Where clients reach the service; null where it does not know. */
export const PUBLIC_ADDRESS = Symbol('public address');

/** The address that the draft keeps for the card: below that of the server. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;

const CARD_TYPE = 'application/mcp-server-card+json';
const FOR_AN_HOUR = 'public, max-age=3600';

/** The card of the MCP server. */
@ApiExcludeController()
@Controller(SERVER_CARD_PATH)
export class ServerCardController {
  private readonly card: Buffer;

  constructor(@Inject(PUBLIC_ADDRESS) publicUrl: string | null) {
    const address = publicUrl === null ? undefined : `${publicUrl.replace(/\/+$/, '')}/${MCP_PATH}`;
    this.card = Buffer.from(JSON.stringify(serverCard(address)));
  }

  @Get()
  @InLimitGroup('reference')
  read(@Req() _request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', FOR_AN_HOUR).type(CARD_TYPE).send(this.card);
  }
}
