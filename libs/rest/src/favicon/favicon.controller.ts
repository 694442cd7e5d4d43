import { InLimitGroup } from '@cotiza/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedDocument, sendDocument } from '../cached-document';
import { faviconImage } from './favicon.image';

/** Where browsers look when no page tells them of another. */
export const FAVICON_PATH = 'favicon.ico';

/** What every browser asks for by itself, whatever it was sent to: JSON, Swagger UI or the page of offers. */
@ApiExcludeController()
@Controller(FAVICON_PATH)
export class FaviconController {
  private readonly picture = cachedDocument(faviconImage(), 'image/x-icon');

  @Get()
  @InLimitGroup('reference')
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendDocument(request, reply, this.picture);
  }
}
