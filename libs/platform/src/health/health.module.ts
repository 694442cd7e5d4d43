import { Controller, Get, Inject, Module, Res, type DynamicModule } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DEPENDENCIES, LIVE, readyAnswer, type Dependency } from './readiness';

@Controller('health')
class HealthController {
  constructor(@Inject(DEPENDENCIES) private readonly dependencies: readonly Dependency[]) {}

  @Get('live')
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

@Module({ controllers: [HealthController] })
export class HealthModule {
  static with(dependencies: readonly Dependency[]): DynamicModule {
    return { module: HealthModule, providers: [{ provide: DEPENDENCIES, useValue: dependencies }] };
  }
}
