import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CORS_HEADERS } from '../http/standard-headers';
import { Metrics } from './metrics';

/** For Prometheus. */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async read(@Res() reply: FastifyReply): Promise<void> {
    const text = await this.metrics.text();
    // For whoever operates the service: no page of a browser reads it.
    for (const name of CORS_HEADERS) void reply.removeHeader(name);
    void reply.header('cache-control', 'no-store').type(this.metrics.contentType).send(text);
  }
}
