import { InLimitGroup, ProblemException } from '@cotiza/platform';
import { QUOTE_RESULT_SCHEMA, QUOTING_SERVICE, type QuoteResult, type QuotingService } from '@cotiza/quoting';
import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DescribesQuotes } from '../openapi/quotes.description';

@ApiTags('Agentes')
@Controller('api/agent/cotizaciones')
export class QuotesController {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Post()
  @HttpCode(200)
  @RouteSchema({ response: { 200: QUOTE_RESULT_SCHEMA } })
  @InLimitGroup('quotes')
  @DescribesQuotes()
  async quote(@Body() body: unknown, @Req() request: FastifyRequest): Promise<QuoteResult> {
    if (body === undefined) throw new ProblemException({ problem: 'json_invalido', faults: [] });
    const answer = await this.service.requestQuote(body, { requestId: request.id });
    if ('refusal' in answer) throw new ProblemException(answer.refusal);
    return answer.result;
  }
}
