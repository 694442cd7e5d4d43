import type { JudgedBody } from '@cotiza/contract';
import { QUOTING_SERVICE, QuoteBodyPipe } from '@cotiza/nest';
import { InLimitGroup } from '@cotiza/platform';
import type { CheckResult, QuotingService } from '@cotiza/quoting';
import { Body, Controller, Header, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DescribesChecks } from '../openapi/operations.description';
import { KeyQuery, sentKeys } from './sent-keys';

@ApiTags('Agentes')
@Controller('api/agent/comprobaciones')
export class ChecksController {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesChecks()
  async check(
    @Body(QuoteBodyPipe) body: JudgedBody,
    @Query() query: KeyQuery,
    @Req() { headers }: FastifyRequest,
  ): Promise<CheckResult> {
    return this.service.checkRequest(body, { idempotencyKeys: sentKeys(headers, query) });
  }
}
