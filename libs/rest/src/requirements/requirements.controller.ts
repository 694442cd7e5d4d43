import {
  byLine,
  readRequirementsQuery,
  requirementsIndex,
  requirementsOf,
  type InsuranceLine,
  type QueryParameters,
} from '@cotiza/contract';
import { eachDay } from '@cotiza/kernel';
import { AnsweredDirectly, ProblemException } from '@cotiza/platform';
import { QUOTING_SERVICE, type QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedText, sendDocument, type CachedDocument } from '../cached-document';
import { DescribesRequirements } from '../openapi/requirements.description';

/** Rendered once a day: they show a day to come. */
type Documents = Readonly<Record<InsuranceLine | 'index', CachedDocument>>;

@ApiTags('Agentes')
@Controller('api/agent/requisitos')
export class RequirementsController {
  private readonly documents = eachDay((today): Documents => ({
    index: rendered(requirementsIndex()),
    ...byLine((line) => rendered(requirementsOf(line, today))),
  }));

  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get()
  @AnsweredDirectly('reference')
  @DescribesRequirements()
  requirements(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { asked, faults } = readRequirementsQuery(request.query as QueryParameters);
    if (faults) throw new ProblemException({ problem: 'parametros_invalidos', faults });
    sendDocument(request, reply, this.documents(this.service.clock.today())[asked]);
  }
}

function rendered(document: object): CachedDocument {
  return cachedText(JSON.stringify(document));
}
