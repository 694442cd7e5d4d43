import {
  byLine,
  INSURANCE_LINES,
  readRequirementsQuery,
  requirementsIndex,
  requirementsOf,
  type InsuranceLine,
  type QueryParameters,
} from '@cotiza/contract';
import { eachDay } from '@cotiza/kernel';
import { InLimitGroup, ProblemException, QUOTING_SERVICE } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedText, sendDocument, type CachedDocument } from '../cached-document';
import { DescribesRequirements } from '../openapi/requirements.description';

/** Rendered once a day: they show a day to come. */
type Documents = Readonly<Record<InsuranceLine, CachedDocument>>;

@ApiTags('Agentes')
@Controller('api/agent/requisitos')
export class RequirementsController {
  private readonly documents = eachDay((today): Documents => byLine((line) => rendered(requirementsOf(line, today))));
  /** One for each set of lines that has been sold, by their names. */
  private readonly indexes = new Map<string, CachedDocument>();

  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get()
  @InLimitGroup('reference', { byCaller: true })
  @DescribesRequirements()
  requirements(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { asked, faults } = readRequirementsQuery(request.query as QueryParameters);
    if (faults) throw new ProblemException({ problem: 'parametros_invalidos', faults });
    const document = asked === 'index' ? this.index() : this.documents(this.service.clock.today())[asked];
    sendDocument(request, reply, document);
  }

  /** The index as the operator has the insurers now. */
  private index(): CachedDocument {
    const sold = INSURANCE_LINES.filter((line) => this.service.sells(line));
    const names = sold.join();
    const known = this.indexes.get(names);
    if (known) return known;
    const index = rendered(requirementsIndex(sold));
    this.indexes.set(names, index);
    return index;
  }
}

function rendered(document: object): CachedDocument {
  return cachedText(JSON.stringify(document));
}
