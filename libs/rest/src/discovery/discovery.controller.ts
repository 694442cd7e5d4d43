import { cachedText, sendDocument, SERVED_AT, type CachedDocument } from '@cotiza/platform';
import type { ServedAt } from '@cotiza/quoting';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { llmsDocument } from './llms.document';

/** Serves `llms.txt`, the description of the service for agents. */
@ApiExcludeController()
@Controller()
export class DiscoveryController {
  private readonly llms: CachedDocument;

  constructor(@Inject(SERVED_AT) servedAt: ServedAt) {
    this.llms = cachedText(llmsDocument(servedAt), 'text/plain; charset=utf-8');
  }

  @Get('llms.txt')
  llmsText(@Res() reply: FastifyReply): Promise<void> {
    return sendDocument(reply, this.llms);
  }
}
