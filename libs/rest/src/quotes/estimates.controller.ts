import type { JudgedEstimateBody } from '@cotiza/contract';
import { EstimateBodyPipe, QUOTING_SERVICE } from '@cotiza/nest';
import { InLimitGroup, ProblemException, ShedsLoad, spanOf } from '@cotiza/platform';
import { ESTIMATE_RESULT_SCHEMA, withAbsoluteLinks, type EstimateResult, type QuotingService } from '@cotiza/quoting';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DescribesEstimates } from '../openapi/operations.description';
import { ServiceAddress } from '../service-address';

@ApiTags('Agentes')
@Controller('api/agent/estimaciones')
export class EstimatesController {
  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    private readonly address: ServiceAddress,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RouteSchema({ response: { 200: ESTIMATE_RESULT_SCHEMA } })
  @InLimitGroup('estimates', { byCaller: true })
  @ShedsLoad('estimate')
  @DescribesEstimates()
  async estimate(
    @Body(EstimateBodyPipe) body: JudgedEstimateBody,
    @Req() request: FastifyRequest,
  ): Promise<EstimateResult> {
    const answer = await this.service.requestEstimate(body, { requestId: request.id, span: spanOf(request) });
    if ('refusal' in answer) throw new ProblemException(answer.refusal);
    return withAbsoluteLinks(answer.result, this.address.get());
  }
}
