import { InLimitGroup } from '@cotiza/platform';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { cachedDocument, sendDocument } from '../cached-document';
import { faviconImage } from './favicon.image';

/** The default path of icons in browsers. */
export const FAVICON_PATH = 'favicon.ico';

/** Serves the icon for all pages: JSON, Swagger UI and the page of offers. */
@Controller(FAVICON_PATH)
export class FaviconController {
  private readonly picture = cachedDocument(faviconImage(), 'image/x-icon');

  @Get()
  @InLimitGroup('reference')
  read(@Res() reply: FastifyReply): void {
    sendDocument(reply, this.picture);
  }
}
