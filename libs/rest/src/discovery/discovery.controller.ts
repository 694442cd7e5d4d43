import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedText, sendDocument, type CachedDocument } from '../cached-document';
import { llmsDocument, type ServedAt } from './llms.document';

export const SERVED_AT = Symbol('served at');

/** What agents look for at fixed addresses when they meet a service they do not know. */
@ApiExcludeController()
@Controller()
export class DiscoveryController {
  private readonly llms: CachedDocument;

  constructor(@Inject(SERVED_AT) servedAt: ServedAt) {
    this.llms = cachedText(llmsDocument(servedAt), 'text/plain; charset=utf-8');
  }

  @Get('llms.txt')
  llmsText(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendDocument(request, reply, this.llms);
  }
}
