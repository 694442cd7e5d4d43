import type { QueryParameters } from '@cotiza/contract';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { InLimitGroup, InvalidParameters, sendDocument } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DescribesCatalogue, DescribesCatalogueAlias } from '../openapi/operations.description';
import { CatalogueParameters, CatalogueParametersByType } from './catalogue.query';

@ApiTags('Agentes')
@Controller('api')
export class CatalogueController {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get('agent/catalogo')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesCatalogue()
  catalogue(@Query() parameters: CatalogueParameters, @Res() reply: FastifyReply): Promise<void> {
    return this.answer({ ...parameters }, reply);
  }

  /** The address that field descriptions point to: the same catalogue, its name in `type`. */
  @Get('v1/catalog')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesCatalogueAlias()
  catalogueByType(@Query() parameters: CatalogueParametersByType, @Res() reply: FastifyReply): Promise<void> {
    return this.answer({ ...parameters }, reply, 'type');
  }

  private answer(query: QueryParameters, reply: FastifyReply, catalogue?: 'type'): Promise<void> {
    const answer = this.service.catalogueAnswers.answerJson(query, catalogue);
    if ('faults' in answer) throw new InvalidParameters(answer.faults);
    return sendDocument(reply, answer);
  }
}
