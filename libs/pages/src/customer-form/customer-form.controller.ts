import { type FormStep, PROBLEMS, type Refusal } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import { QUOTING_SERVICE } from '@cotiza/nest';
import { answerRefused, AtOneAddress, clientOf, InLimitGroup, spanOf, TakesForm } from '@cotiza/platform';
import {
  changesSince,
  type DraftQuoteAnswer,
  type DraftRefusal,
  type DraftView,
  type QuotingService,
} from '@cotiza/quoting';
import { Body, Controller, Get, Inject, Param, Post, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnPageGuard } from '../own-page.guard';
import { browserCookie, browserKeyIn } from './browser-cookie';
import { CHANGES_ID } from './changes.section';
import { CustomerFormFilter } from './customer-form.filter';
import { CodeForm, FormPath, LanguageQuery, LineForm, SealedForm, StepQuery } from './customer-form.parameters';
import { sendAnswer, shown, type FormAnswer } from './form-answer';
import { languageCookie, languageOf } from './form-language';
import { formMessages, notQuotedPage, withoutOffersPage } from './form-messages';
import { FormSteps, withFaults, type OpenForm } from './form-steps.service';
import { FORM_TEXTS } from './form.texts';
import { FORM_HEADERS, FORM_TERMS, type FormHeaders, type FormTerms } from './form-terms';
import { codePage, insurersOf, introPage, linePage } from './opening.pages';
import { readPosted, type PostedStep } from './posted-step';
import { firstOpen, raisesDoubt, stepsOf, type LineDraft } from './step-view';
import { FAULTS_ID, QUOTE_SLUG } from './step.page';
import { looksUpPlate } from './vehicle-question';

type FormDraft = DraftView & Pick<LineDraft, 'language'>;

/** A draft of this browser, whose line may not be known. */
interface EnteredDraft extends Omit<OpenForm, 'draft'> {
  readonly draft: FormDraft;
}

/** A step that was kept, and the draft after it. */
interface KeptStep extends OpenForm {
  readonly step: FormStep;
  readonly posted: PostedStep;
  readonly after: LineDraft;
}

/** The form that a refusal is about. */
type OfForm = Pick<OpenForm, 'token'> & { readonly draft: Pick<LineDraft, 'language'> };

const hasLine = (draft: FormDraft): draft is LineDraft => draft.line !== undefined;

/** Serves the link by which a customer completes a draft: the code, the steps and the prices. */
@Controller('s')
@UseFilters(CustomerFormFilter)
export class CustomerFormController {
  private readonly messages: ReturnType<typeof formMessages>;

  constructor(
    @Inject(FORM_TERMS) private readonly terms: FormTerms,
    @Inject(FORM_HEADERS) private readonly headers: FormHeaders,
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    private readonly steps: FormSteps,
  ) {
    this.messages = formMessages(terms.about);
  }

  @Get(':token')
  @AtOneAddress()
  @InLimitGroup('reference')
  async open(
    @Param() { token }: FormPath,
    @Query() { idioma }: LanguageQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (idioma) void reply.header('set-cookie', languageCookie(idioma, token, this.terms.publicUrl));
    const language = idioma ?? languageOf(request);
    const draft = await this.terms.desk.open(token, browserKeyIn(request.headers.cookie));
    const { about } = this.terms;
    if (draft === 'needs-code') return this.answer(reply, shown(codePage(about, language, false)));
    if (typeof draft === 'string') return this.answer(reply, this.messages[language][draft]);
    this.answer(reply, this.entrance({ ...draft, language }, encodeURIComponent(token)));
  }

  @Post(':token')
  @TakesForm()
  @InLimitGroup('reference')
  @UseGuards(OwnPageGuard)
  async unlock(@Param() { token }: FormPath, @Body() { codigo }: CodeForm, @Res() reply: FastifyReply): Promise<void> {
    const language = languageOf(reply.request);
    const { desk, about, publicUrl } = this.terms;
    // An empty code is not counted as a wrong one.
    const answer = codigo.trim() === '' ? 'wrong' : await desk.unlock(token, codigo);
    if (answer === 'wrong') return this.answer(reply, { status: 403, page: codePage(about, language, true) });
    if (typeof answer === 'string') return this.answer(reply, this.messages[language][answer]);
    void reply.header('set-cookie', browserCookie(answer.browserKey, token, publicUrl));
    this.answer(reply, { to: encodeURIComponent(token) });
  }

  @Post(':token/ramo')
  @TakesForm()
  @InLimitGroup('reference')
  @UseGuards(OwnPageGuard)
  async chooseLine(
    @Param() { token }: FormPath,
    @Body() { sello, line }: LineForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const entered = await this.entered(token, request, sello);
    if (!('draft' in entered)) return this.answer(reply, entered);
    const saved = await this.terms.desk.save(token, entered.browserKey, { insurance_line: line });
    this.answer(reply, typeof saved === 'string' ? this.refusal(saved, entered) : { to: linkFromStep(token) });
  }

  @Post(`:token/${QUOTE_SLUG}`)
  @TakesForm()
  @InLimitGroup('quotes')
  @UseGuards(OwnPageGuard)
  async quote(
    @Param() { token }: FormPath,
    @Body() form: SealedForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const kept = await this.keep({ token }, form, request);
    if (!('after' in kept)) return this.answer(reply, kept);
    const { draft, after, browserKey, step, posted } = kept;
    const open = firstOpen(after) ?? (raisesDoubt(draft, after, step) ? step : undefined);
    if (open) return this.answer(reply, { to: withFaults(open) });
    if (!posted.consented) return this.answer(reply, { to: `${step.slug}?permiso=1#${FAULTS_ID}` });
    const { desk, about } = this.terms;
    const text = FORM_TEXTS[posted.consented].consent(about.distributor.name);
    const agreed = { text, version: form.version };
    const quoted = await desk.quote(token, browserKey, agreed, {
      ...{ requestId: request.id, span: spanOf(request), formClient: clientOf(request.ip) },
    });
    if (quoted === 'changed') return this.answer(reply, { to: withChanges(step, form.version) });
    this.answer(reply, this.quoted(quoted, token, reply, after));
  }

  @Get(':token/:step')
  @AtOneAddress()
  @InLimitGroup('reference')
  async show(
    @Param() { token, step: slug }: FormPath,
    @Query() query: StepQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const opened = await this.opened(token, request);
    if (!('draft' in opened)) return this.answer(reply, opened);
    const step = stepsOf(opened.draft).find((each) => each.slug === slug);
    // An address that only takes forms, such as that of the prices, leads back to the link.
    if (!step) return this.answer(reply, { to: linkFromStep(token) });
    const draft = await this.reviewed(opened, step);
    if (typeof draft === 'string') return this.answer(reply, this.refusal(draft, opened));
    const wish = {
      ...{ showsMissing: query.revisa !== undefined, changing: query.cambiar },
      lacksProposal: query.propuesta !== undefined,
    };
    const flags = { hasMore: query.mas !== undefined, lacksConsent: query.permiso !== undefined, seen: query.desde };
    this.answer(reply, shown(await this.steps.show(draft, step, wish, flags)));
  }

  @Post(':token/:step')
  @TakesForm()
  @InLimitGroup('reference')
  @UseGuards(OwnPageGuard)
  async save(
    @Param() path: FormPath,
    @Body() form: SealedForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const kept = await this.keep(path, form, request);
    this.answer(reply, 'after' in kept ? { to: this.steps.next(kept.draft, kept.after, kept.step) } : kept);
  }

  private answer(reply: FastifyReply, answer: FormAnswer): void {
    sendAnswer(reply, this.headers, answer);
  }

  /** Returns the first page of a draft, or what has come of it. */
  private entrance(draft: FormDraft, folder: string): FormAnswer {
    const { about } = this.terms;
    const { language } = draft;
    if (draft.offersToken !== undefined) return { to: this.offersAt(draft.offersToken, '../') };
    if (!hasLine(draft)) return shown(linePage(draft, about, language, `${folder}/ramo`));
    const [first] = stepsOf(draft);
    if (draft.state === 'sin_ofertas')
      return shown(withoutOffersPage(about, language, `${folder}/${first?.slug ?? ''}`));
    const start = firstOpen(draft) ?? stepsOf(draft).at(-1);
    const insurers = insurersOf(this.service, draft.line);
    return shown(
      introPage(draft.line, about, language, {
        firstStep: `${folder}/${start?.slug ?? ''}`,
        insurers,
        hasAssistant: draft.code !== undefined,
      }),
    );
  }

  /** Keeps a posted step; the last one where the address does not name it. */
  private async keep(
    { token, step: slug }: FormPath,
    { sello, fields, version }: SealedForm,
    request: FastifyRequest,
  ): Promise<KeptStep | FormAnswer> {
    const opened = await this.opened(token, request, sello);
    if (!('draft' in opened)) return opened;
    const steps = stepsOf(opened.draft);
    const step = slug === undefined ? steps.at(-1) : steps.find((each) => each.slug === slug);
    const posted = step && readPosted(step, fields);
    if (changesSince(opened.draft.agentChanges, version).length > 0)
      return this.shownAgain(opened, version, step, posted);
    if (!step || !posted) return this.messages[opened.draft.language].forged;
    const after = await this.steps.save(opened, step, posted);
    if (typeof after === 'string') return this.refusal(after, opened);
    // The page still shows what its form has shown, but for what was searched.
    if (posted.searches.size > 0) return shown(await this.steps.search({ ...after, version }, step, posted));
    const proposed = await this.steps.propose({ ...opened, draft: after }, step, posted);
    if (proposed !== undefined) return typeof proposed === 'string' ? this.refusal(proposed, opened) : proposed;
    if (looksUpPlate(opened.draft, step, posted)) return { to: `${step.slug}#${posted.pressed}` };
    return { ...opened, step, posted, after };
  }

  /** Leads to a step with what the agent has changed since its page was made, and keeps what was typed into that. */
  private async shownAgain(
    opened: OpenForm,
    version: number,
    step?: FormStep,
    posted?: PostedStep,
  ): Promise<FormAnswer> {
    const kept = step && posted && (await this.steps.saveTyped(opened, step, posted));
    if (typeof kept === 'string') return this.refusal(kept, opened);
    return { to: withChanges(step ?? defined(stepsOf(opened.draft)[0], 'first step'), version) };
  }

  /** Returns a draft whose summary is shown: from then on, what the agent sends is refused. Other steps change nothing. */
  private async reviewed({ token, browserKey, draft }: OpenForm, step: FormStep): Promise<LineDraft | DraftRefusal> {
    const isSummary = step === stepsOf(draft).at(-1) && (firstOpen(draft) ?? step) === step;
    if (draft.isReviewed || !isSummary) return draft;
    const reviewed = await this.terms.desk.review(token, browserKey);
    return typeof reviewed === 'string' ? reviewed : { ...draft, ...reviewed, line: draft.line };
  }

  /** Returns the draft of the browser that a link is bound to, or why there is none. */
  private async entered(token: string, request: FastifyRequest, seal?: string): Promise<EnteredDraft | FormAnswer> {
    const browserKey = browserKeyIn(request.headers.cookie) ?? '';
    const language = languageOf(request);
    const draft = await this.terms.desk.open(token, browserKey);
    if (typeof draft === 'string') return this.refusal(draft, { token, draft: { language } });
    if (seal !== undefined && seal !== draft.csrf) return this.messages[language].forged;
    return { token, browserKey, draft: { ...draft, language } };
  }

  /** Returns the same for a step, which needs the line. */
  private async opened(token: string, request: FastifyRequest, seal?: string): Promise<OpenForm | FormAnswer> {
    const entered = await this.entered(token, request, seal);
    if (!('draft' in entered)) return entered;
    const { draft } = entered;
    return hasLine(draft) ? { ...entered, draft } : { to: linkFromStep(token) };
  }

  private refusal(refusal: DraftRefusal, { token, draft: { language } }: OfForm): FormAnswer {
    return refusal === 'needs-code' ? { to: linkFromStep(token) } : this.messages[language][refusal];
  }

  private quoted(
    answer: Exclude<DraftQuoteAnswer, 'changed'>,
    token: string,
    reply: FastifyReply,
    draft: LineDraft,
  ): FormAnswer {
    if (typeof answer === 'string') return this.refusal(answer, { token, draft });
    if ('refusal' in answer) return this.notQuoted(answer.refusal, reply, draft);
    if (answer.offersToken !== undefined) return { to: this.offersAt(answer.offersToken, '../../') };
    return shown(withoutOffersPage(this.terms.about, draft.language, stepsOf(draft)[0]?.slug ?? '', answer.result));
  }

  private notQuoted(refusal: Refusal, reply: FastifyReply, { language }: LineDraft): FormAnswer {
    const { problem, faults } = refusal;
    answerRefused(reply, refusal);
    if (faults.length === 0) return { ...this.messages[language]['no-prices-now'], status: PROBLEMS[problem].status };
    const reasons = faults.map(({ mensaje }) => mensaje);
    return { status: PROBLEMS[problem].status, page: notQuotedPage(this.terms.about, language, reasons) };
  }

  /** @param root path from the page to the root of the service, whatever path a proxy adds */
  private offersAt(offersToken: string, root: string): string {
    return this.terms.shopLink?.(offersToken) ?? `${root}c/${encodeURIComponent(offersToken)}`;
  }
}

/** The address of a step with what the agent has changed since a version. */
const withChanges = ({ slug }: FormStep, version: number): string => `${slug}?desde=${version}#${CHANGES_ID}`;

/** The link, relative to the address of a step. */
const linkFromStep = (token: string): string => `../${encodeURIComponent(token)}`;
