import { DEFAULT_LANGUAGE, FORM_STEPS, readField } from '@cotiza/contract';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { AtOneAddress, InLimitGroup, TakesForm } from '@cotiza/platform';
import type { QuotingService } from '@cotiza/quoting';
import { Body, Controller, Get, Inject, Param, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OwnPageGuard } from '../own-page.guard';
import { sendPublicPage } from '../page-headers';
import { browserCookie } from './browser-cookie';
import { CustomerFormFilter } from './customer-form.filter';
import { BeginForm, LanguageQuery, RamoPath } from './customer-form.parameters';
import { sendAnswer, shown } from './form-answer';
import { languageCookie } from './form-language';
import { formMessages } from './form-messages';
import { FORM_HEADERS, FORM_TERMS, type FormHeaders, type FormTerms } from './form-terms';
import { linkedAnswers } from './linked-answers';
import { beginPage, insurersOf } from './opening.pages';
import { vehicleQuestion } from './vehicle-question';

/** Serves the page on which a customer without an agent begins. Only its button makes a draft. */
@Controller('cotizar')
@UseFilters(CustomerFormFilter)
export class BeginController {
  constructor(
    @Inject(FORM_TERMS) private readonly terms: FormTerms,
    @Inject(FORM_HEADERS) private readonly headers: FormHeaders,
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
  ) {}

  @Get(':ramo')
  @AtOneAddress()
  @InLimitGroup('reference')
  show(
    @Param() { line }: RamoPath,
    @Query() { idioma: language = DEFAULT_LANGUAGE }: LanguageQuery,
    @Query() all: Readonly<Record<string, unknown>>,
    @Res() reply: FastifyReply,
  ): void | Promise<void> {
    const { about } = this.terms;
    if (line === undefined) return sendAnswer(reply, this.headers, formMessages(about)[language]['no-line']);
    const linked = linkedAnswers(line, all).texts;
    const page = beginPage(line, about, language, { insurers: insurersOf(this.service, line), linked });
    return linked.size > 0 ? sendAnswer(reply, this.headers, shown(page)) : sendPublicPage(reply, this.headers, page);
  }

  @Post(':ramo')
  @TakesForm()
  @InLimitGroup('estimates')
  @UseGuards(OwnPageGuard)
  async begin(
    @Param() { line }: RamoPath,
    @Query() { idioma: language = DEFAULT_LANGUAGE }: LanguageQuery,
    @Query() all: Readonly<Record<string, unknown>>,
    @Body() { matricula }: BeginForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { about, desk, publicUrl } = this.terms;
    if (line === undefined) return sendAnswer(reply, this.headers, formMessages(about)[language]['no-line']);
    const { token, browserKey } = await desk.begin(line);
    const [first] = FORM_STEPS[line];
    const plate = first && vehicleQuestion(first)?.plate;
    const typed = plate && readField(plate.row, matricula);
    const { values } = linkedAnswers(line, all);
    const answers = plate && typed !== undefined ? { ...values, [plate.path]: typed } : values;
    // Before anything that may fail: the draft is this browser's.
    void reply.header('set-cookie', browserCookie(browserKey, token, publicUrl));
    void reply.header('set-cookie', languageCookie(language, token, publicUrl));
    if (Object.keys(answers).length > 0) await desk.save(token, browserKey, answers);
    sendAnswer(reply, this.headers, { to: `../s/${encodeURIComponent(token)}/${first?.slug ?? ''}` });
  }
}
