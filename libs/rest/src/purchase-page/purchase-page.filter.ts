import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { noteRequest, ProblemException, refusalNote } from '@cotiza/platform';
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS, type PageHeaders } from './page-terms';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';

/** Renders the refusals of guards and of the form as pages. */
@Catch(ProblemException)
export class PurchasePageFilter implements ExceptionFilter<ProblemException> {
  constructor(
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
    @Inject(PAGE_HEADERS) private readonly pageHeaders: PageHeaders,
  ) {}

  catch({ refusal, headers }: ProblemException, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    noteRequest(http.getRequest<FastifyRequest>().raw, refusalNote(refusal));
    const reply = http.getResponse<FastifyReply>();
    if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', String(refusal.retryAfterSeconds));
    void reply
      .status(PROBLEMS[refusal.problem].status)
      .headers({ ...headers, ...this.pageHeaders })
      .send(this.pageOf(refusal.problem));
  }
  private pageOf(problem: ProblemCode): string {
    if (problem === 'parametros_invalidos') return this.pages.noOffer;
    if (problem === 'origen_no_permitido') return this.pages.fromElsewhere;
    return this.pages.tooMany;
  }
}
