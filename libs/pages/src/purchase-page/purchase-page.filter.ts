import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { errorFacts, noteRequest, ProblemException, refusalNote } from '@cotiza/platform';
import { StorageUnavailable } from '@cotiza/quoting';
import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS, type PageHeaders } from './page-terms';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';

/** Enough time for a database to restart. */
const RETRY_AFTER_SECONDS = '10';

/** Renders the refusals of guards and of the form as pages, and a storage that cannot be reached. */
@Catch(ProblemException, StorageUnavailable)
export class PurchasePageFilter implements ExceptionFilter<ProblemException | StorageUnavailable> {
  private readonly logger = new Logger(PurchasePageFilter.name);

  constructor(
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
    @Inject(PAGE_HEADERS) private readonly pageHeaders: PageHeaders,
  ) {}

  catch(error: ProblemException | StorageUnavailable, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    if (error instanceof StorageUnavailable) return this.tryAgain(error, http.getResponse<FastifyReply>());
    const { refusal, headers } = error;
    noteRequest(http.getRequest<FastifyRequest>().raw, refusalNote(refusal));
    const reply = http.getResponse<FastifyReply>();
    if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', String(refusal.retryAfterSeconds));
    void reply
      .status(PROBLEMS[refusal.problem].status)
      .headers({ ...headers, ...this.pageHeaders })
      .send(this.pageOf(refusal.problem));
  }

  /** Logs only the kind of error: its message may quote personal data. */
  private tryAgain(error: StorageUnavailable, reply: FastifyReply): void {
    const { error: kind, code = 'no code' } = errorFacts(error.cause ?? error);
    this.logger.error(`the archive of quotations cannot be read: ${kind}, ${code}`);
    void reply
      .header('retry-after', RETRY_AFTER_SECONDS)
      .headers(this.pageHeaders)
      .status(503)
      .send(this.pages.tryAgain);
  }

  private pageOf(problem: ProblemCode): string {
    if (problem === 'parametros_invalidos') return this.pages.noOffer;
    if (problem === 'origen_no_permitido') return this.pages.fromElsewhere;
    return this.pages.tooMany;
  }
}
