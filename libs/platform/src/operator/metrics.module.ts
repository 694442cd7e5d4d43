import { Controller, Get, Module, Res, type DynamicModule } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CORS_HEADERS } from '../http/standard-headers';
import { Metrics } from '../metrics/metrics';

@Controller('metrics')
class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async read(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.metrics.text();
    // Pages in a browser have no need to read them.
    for (const name of CORS_HEADERS) void reply.removeHeader(name);
    void reply.header('cache-control', 'no-store').type(this.metrics.contentType).send(text);
  }
}

@Module({ controllers: [MetricsController] })
export class MetricsModule {
  static with(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }] };
  }
}
