import { Controller, Get, Inject, Module, Res, type DynamicModule } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DEPENDENCIES, LIVE, readyAnswer, servingAnswer, type Dependency, type HealthAnswer } from './readiness';

@Controller('health')
class HealthController {
  constructor(@Inject(DEPENDENCIES) private readonly dependencies: readonly Dependency[]) {}

  @Get('live')
  live(@Res({ passthrough: true }) reply: FastifyReply) {
    return send(reply, LIVE);
  }

  @Get('serving')
  async serving(@Res({ passthrough: true }) reply: FastifyReply) {
    return send(reply, await servingAnswer(this.dependencies));
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    return send(reply, await readyAnswer(this.dependencies));
  }
}

function send(reply: FastifyReply, { status, body }: HealthAnswer): object {
  void reply.header('cache-control', 'no-store').status(status);
  return body;
}

@Module({ controllers: [HealthController] })
export class HealthModule {
  static with(dependencies: readonly Dependency[]): DynamicModule {
    return { module: HealthModule, providers: [{ provide: DEPENDENCIES, useValue: dependencies }] };
  }
}
