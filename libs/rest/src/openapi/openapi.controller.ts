import { InLimitGroup } from '@cotiza/platform';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { sendDocument } from '../cached-document';
import { ServedDescription } from './served-description';

export const OPENAPI_PATH = 'api/openapi.json';

/** Serves the description of the interface, which does not describe itself. */
@ApiExcludeController()
@Controller(OPENAPI_PATH)
export class OpenApiController {
  constructor(@Inject(ServedDescription) private readonly description: ServedDescription) {}

  @Get()
  @InLimitGroup('reference')
  describe(@Res() reply: FastifyReply): void {
    sendDocument(reply, this.description.today());
  }
}
