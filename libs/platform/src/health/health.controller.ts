import { Controller, Get, HttpCode, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DEPENDENCIES, LIVE, readyAnswer, type Dependency } from './readiness';

/** For whoever supervises the process. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(@Inject(DEPENDENCIES) private readonly dependencies: readonly Dependency[]) {}

  @Get('live')
  @HttpCode(200)
  live(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('cache-control', 'no-store');
    return LIVE.body;
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { status, body } = await readyAnswer(this.dependencies);
    void reply.header('cache-control', 'no-store').status(status);
    return body;
  }
}
