import { isCatalogueName } from '@cotiza/contract';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { InvalidParameters } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CatalogueParameters, CatalogueParametersByType, queryOf } from './catalogue.query';

/** Adds the faults that depend on the catalogue to those of single parameters, so that one answer has all of them. */
@Catch(InvalidParameters)
export class CatalogueFaultsFilter implements ExceptionFilter<InvalidParameters> {
  constructor(@Inject(QUOTING_SERVICE) private readonly service: QuotingService) {}

  catch({ faults, target }: InvalidParameters, host: ArgumentsHost): void {
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .send(new InvalidParameters([...faults, ...this.faultsBetween(target)]));
  }

  private faultsBetween(target: unknown) {
    if (!(target instanceof CatalogueParameters || target instanceof CatalogueParametersByType)) return [];
    const query = queryOf(target);
    if (!isCatalogueName(query.tipo)) return [];
    const answer = this.service.catalogueAnswers.answerJson(query);
    return 'faults' in answer ? answer.faults : [];
  }
}
