import {
  byLine,
  readRequirementsQuery,
  requirementsIndex,
  requirementsOf,
  type InsuranceLine,
  type QueryParameters,
} from '@cotiza/contract';
import { AnsweredDirectly, ProblemException } from '@cotiza/platform';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedText, sendDocument, type CachedDocument } from '../cached-document';
import { DescribesRequirements } from '../openapi/requirements.description';

/** Rendered once: they change only with the contract. */
const documents: Readonly<Record<InsuranceLine | 'index', CachedDocument>> = {
  index: rendered(requirementsIndex()),
  ...byLine((line) => rendered(requirementsOf(line))),
};

@ApiTags('Agentes')
@Controller('api/agent/requisitos')
export class RequirementsController {
  @Get()
  @AnsweredDirectly('reference')
  @DescribesRequirements()
  requirements(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { asked, faults } = readRequirementsQuery(request.query as QueryParameters);
    if (faults) throw new ProblemException({ problem: 'parametros_invalidos', faults });
    sendDocument(request, reply, documents[asked]);
  }
}

function rendered(document: object): CachedDocument {
  return cachedText(JSON.stringify(document));
}
