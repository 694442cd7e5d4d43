import type { ProblemCode } from '@cotiza/contract';
import { answerRefused, ProblemException } from '@cotiza/platform';
import { StorageUnavailable } from '@cotiza/quoting';
import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { causeOf, STORAGE_RETRY_AFTER_SECONDS } from '../storage-down';
import { PAGE_HEADERS, type PageHeaders } from './page-terms';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';

/** Renders the refusals of guards and of the form as pages, and that the storage is down. */
@Catch(ProblemException, StorageUnavailable)
export class PurchasePageFilter implements ExceptionFilter<ProblemException | StorageUnavailable> {
  private readonly logger = new Logger(PurchasePageFilter.name);

  constructor(
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
    @Inject(PAGE_HEADERS) private readonly pageHeaders: PageHeaders,
  ) {}

  catch(thrown: ProblemException | StorageUnavailable, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (thrown instanceof ProblemException) {
      answerRefused(reply, thrown.refusal);
      void reply.headers({ ...thrown.headers, ...this.pageHeaders }).send(this.pageOf(thrown.refusal.problem));
    } else {
      this.logger.error(`the archive of quotations cannot be read: ${causeOf(thrown)}`);
      void reply.header('retry-after', STORAGE_RETRY_AFTER_SECONDS).status(503);
      void reply.headers(this.pageHeaders).send(this.pages.tryAgain);
    }
  }

  private pageOf(problem: ProblemCode): string {
    if (problem === 'parametros_invalidos') return this.pages.noOffer;
    if (problem === 'origen_no_permitido') return this.pages.fromElsewhere;
    return this.pages.tooMany;
  }
}
