import { InLimitGroup, cachedDocument, sendDocument } from '@cotiza/platform';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** The icon, 16 by 16 points: a white C on the green of the customer's page. */
const ICON =
  'AAABAAEAEBAAAAEAIAB3AAAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAQAAAAEAgGAAAAH/P/YQAAAD5JREFUeNpjkI5z+08JZsAmiAsQNIBYgNUAUgFBAwh5C8UAYvyKro4sA3AG4ggygHbRSJWERHFSpkpmIgcDAE23otOVU0V3AAAAAElFTkSuQmCC';

/** The default path of icons in browsers. */
export const FAVICON_PATH = 'favicon.ico';

/** Serves the icon for all pages: JSON, Swagger UI and the page of offers. */
@ApiExcludeController()
@Controller(FAVICON_PATH)
export class FaviconController {
  private readonly picture = cachedDocument(Buffer.from(ICON, 'base64'), 'image/x-icon');

  @Get()
  @InLimitGroup('reference')
  read(@Res() reply: FastifyReply): Promise<void> {
    return sendDocument(reply, this.picture);
  }
}
