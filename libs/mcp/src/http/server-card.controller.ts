import { InLimitGroup } from '@cotiza/platform';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ICONS, PROTOCOL_VERSIONS, SERVER_INFO } from '../server/server-info';
import { DOOR_TERMS, MCP_PATH, type DoorTerms } from './mcp.controller';

/** The address that the draft keeps for the card: below that of the server. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;

export const CARD_TYPE = 'application/mcp-server-card+json';
export const FOR_AN_HOUR = 'public, max-age=3600';

/** The namespace and the name of the server in registries. */
export const REGISTERED_NAME = 'es.cotiza/cotiza';

/** Purpose of the server in at most a hundred characters. */
export const REGISTERED_DESCRIPTION =
  'Home, car and motorcycle insurance prices in Spain from several insurers in one call.';

/** The schema of cards, by the draft of SEP-2127. */
const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json';

/** Returns the card by which a client knows the server before it connects; without an address where that is not known. */
const serverCard = (address: string | undefined): object => ({
  $schema: SCHEMA,
  name: REGISTERED_NAME,
  title: SERVER_INFO.title,
  version: SERVER_INFO.version,
  description: REGISTERED_DESCRIPTION,
  icons: ICONS,
  ...(address === undefined
    ? {}
    : { remotes: [{ type: 'streamable-http', url: address, supportedProtocolVersions: PROTOCOL_VERSIONS }] }),
});

@Controller(SERVER_CARD_PATH)
export class ServerCardController {
  private readonly card: Buffer;

  constructor(@Inject(DOOR_TERMS) { publicUrl }: DoorTerms) {
    const address = publicUrl === undefined ? undefined : `${publicUrl.replace(/\/+$/, '')}/${MCP_PATH}`;
    this.card = Buffer.from(JSON.stringify(serverCard(address)));
  }

  @Get()
  @InLimitGroup('reference')
  read(@Res() reply: FastifyReply): void {
    void reply.header('cache-control', FOR_AN_HOUR).type(CARD_TYPE).send(this.card);
  }
}
