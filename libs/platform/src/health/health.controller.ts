import { Controller, Get, HttpCode, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DEPENDENCIES, readinessOf, type Dependency } from './readiness';

/** For whoever supervises the process. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(@Inject(DEPENDENCIES) private readonly dependencies: readonly Dependency[]) {}

  /** The process runs and answers. */
  @Get('live')
  @HttpCode(200)
  live(@Res({ passthrough: true }) reply: FastifyReply) {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  }

  /**
   * It can do its work: what it loads is loaded before it listens, and what it depends on answers now. One that works less well
   * than it should goes on being sent requests.
   */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { missing, degraded } = await readinessOf(this.dependencies);
    void reply.header('cache-control', 'no-store').status(missing.length === 0 ? 200 : 503);
    const whatIsDegraded = degraded.length === 0 ? {} : { degraded };
    if (missing.length > 0) return { status: 'unavailable', missing, ...whatIsDegraded };
    return { status: degraded.length === 0 ? 'ok' : 'degradado', ...whatIsDegraded };
  }
}
