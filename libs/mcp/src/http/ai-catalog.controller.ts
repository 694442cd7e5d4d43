import { defined } from '@cotiza/kernel';
import { InLimitGroup } from '@cotiza/platform';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SERVER_INFO } from '../server/server-info';
import { DOOR_TERMS, type DoorTerms } from './mcp.controller';
import { CARD_TYPE, FOR_AN_HOUR, SERVER_CARD_PATH } from './server-card.controller';

/** The address of the catalog of a domain. */
export const AI_CATALOG_PATH = '.well-known/ai-catalog.json';

const CATALOG_TYPE = 'application/ai-catalog+json';

/**
 * Returns the catalog by which a client that knows only the domain finds the card of the MCP server. It follows the draft of
 * AI Catalog 1.0 (ai-catalog.io, read in November 2026), which SEP-2127 refers to. The draft still changes the form of
 * identifiers; publisher and name alone are in every version of it.
 */
function aiCatalog(publicUrl: string): object {
  return {
    specVersion: '1.0',
    entries: [
      {
        identifier: `urn:air:${new URL(publicUrl).hostname}:${SERVER_INFO.name}`,
        displayName: SERVER_INFO.title,
        type: CARD_TYPE,
        url: `${publicUrl.replace(/\/+$/, '')}/${SERVER_CARD_PATH}`,
      },
    ],
  };
}

/** Serves the catalog where the public address is known. */
@Controller(AI_CATALOG_PATH)
export class AiCatalogController {
  private readonly catalog: Buffer;

  constructor(@Inject(DOOR_TERMS) { publicUrl }: DoorTerms) {
    this.catalog = Buffer.from(JSON.stringify(aiCatalog(defined(publicUrl, 'public address'))));
  }

  @Get()
  @InLimitGroup('reference')
  read(@Res() reply: FastifyReply): void {
    void reply.header('cache-control', FOR_AN_HOUR).type(CATALOG_TYPE).send(this.catalog);
  }
}
