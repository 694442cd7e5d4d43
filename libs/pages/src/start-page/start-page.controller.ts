import { DEFAULT_LANGUAGE, LANGUAGES } from '@cotiza/contract';
import { EstimateBodyPipe, QUOTING_SERVICE } from '@cotiza/nest';
import { InLimitGroup, ShedsLoad, spanOf, TakesForm } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { estimateBodyOf } from './asked';
import { rootFrom, StartPages } from './start-pages';
import { StartPageFilter } from './start-page.filter';
import { StartForm, StartQuery } from './start-page.parameters';

const PATHS = LANGUAGES.map((language) => (language === DEFAULT_LANGUAGE ? '' : language));

/** Serves the first page, for people who look at the service. Its form makes an estimate, like an agent's request. */
@Controller()
@UseFilters(StartPageFilter)
export class StartPageController {
  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    private readonly pages: StartPages,
    private readonly judge: EstimateBodyPipe,
  ) {}

  @Get(PATHS)
  @InLimitGroup('reference')
  show(@Query() query: StartQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pages.send(request, reply, { asked: { ...query, ...new StartForm() } });
  }

  @Post(PATHS)
  @HttpCode(200)
  @TakesForm()
  @InLimitGroup('estimates')
  @ShedsLoad('estimate')
  async estimate(
    @Query() query: StartQuery,
    @Body() form: StartForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = { ...query, ...form };
    const body = this.judge.transform(estimateBodyOf(asked, this.service.clock.today()));
    const answer = await this.service.requestEstimate(body, { requestId: request.id, span: spanOf(request) });
    return this.pages.send(request, reply, { asked, answer });
  }

  /** Leads from an address that people try. */
  @Get('api')
  @InLimitGroup('reference')
  lead(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply.redirect(rootFrom(request), 302);
  }
}
