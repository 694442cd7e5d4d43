import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

/** For whoever supervises the process. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  /** The process runs and answers. */
  @Get('live')
  @HttpCode(200)
  live(@Res({ passthrough: true }) reply: FastifyReply) {
    return answered(reply);
  }

  /** Everything that a quotation needs has been loaded: an app listens only once it has. */
  @Get('ready')
  @HttpCode(200)
  ready(@Res({ passthrough: true }) reply: FastifyReply) {
    return answered(reply);
  }
}

function answered(reply: FastifyReply) {
  void reply.header('cache-control', 'no-store');
  return { status: 'ok' };
}
