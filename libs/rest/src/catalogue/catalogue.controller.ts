import type { QueryParameters } from '@cotiza/contract';
import { InLimitGroup, ProblemException, QUOTING_SERVICE } from '@cotiza/platform';
import type { NameParameter, QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendDocument } from '../cached-document';
import { DescribesCatalogue, DescribesCatalogueAlias } from '../openapi/catalogue.description';

@ApiTags('Agentes')
@Controller('api')
export class CatalogueController {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get('agent/catalogo')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesCatalogue()
  catalogue(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.answer('tipo', request, reply);
  }

  /** The address that field descriptions point to: the same catalogue, its name in `type`. */
  @Get('v1/catalog')
  @InLimitGroup('reference', { byCaller: true })
  @DescribesCatalogueAlias()
  catalogueByType(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.answer('type', request, reply);
  }

  private answer(name: NameParameter, request: FastifyRequest, reply: FastifyReply): void {
    const answer = this.service.catalogueAnswers.answerJson(request.query as QueryParameters, name);
    if ('faults' in answer) throw new ProblemException({ problem: 'parametros_invalidos', faults: answer.faults });
    sendDocument(request, reply, answer);
  }
}
