import {
  byLine,
  INSURANCE_LINES,
  lineOfRamo,
  requirementsIndex,
  requirementsOf,
  type InsuranceLine,
} from '@cotiza/contract';
import { eachDay } from '@cotiza/kernel';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { InLimitGroup, cachedText, sendDocument, type CachedDocument } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DescribesRequirements } from '../openapi/operations.description';
import { RequirementsQuery } from './requirements.query';

/** Rendered once a day, because their examples have a future day. */
type Documents = Readonly<Record<InsuranceLine, CachedDocument>>;

@ApiTags('Agentes')
@Controller('api/agent/requisitos')
export class RequirementsController {
  private readonly documents = eachDay((today): Documents => byLine((line) => rendered(requirementsOf(line, today))));
  /** One for each set of sold lines, by their names. */
  private readonly indexes = new Map<string, CachedDocument>();

  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  @Get()
  @InLimitGroup('reference', { byCaller: true })
  @DescribesRequirements()
  requirements(@Query() { ramo }: RequirementsQuery, @Res() reply: FastifyReply): Promise<void> {
    const line = lineOfRamo(ramo);
    return sendDocument(reply, line ? this.documents(this.service.clock.today())[line] : this.index());
  }

  /** Returns the index for the insurers that are active now. */
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
