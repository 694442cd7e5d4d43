import { PROBLEMS, readField, type Refusal } from '@cotiza/contract';
import type { Fields } from '@cotiza/kernel';
import { answerRefused, AtOneAddress, InLimitGroup, spanOf, TakesForm } from '@cotiza/platform';
import type { ArchivedQuote, PageOfOffers } from '@cotiza/quoting';
import { Body, Controller, Get, Inject, Param, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPosted } from '../customer-form/posted-step';
import { OwnPageGuard } from '../own-page.guard';
import { CHANGE_SLUG, changeStep, type ChangeView } from './change.page';
import { CHANGE_HEADERS, PAGE_TERMS, type PageHeaders } from './page-terms';
import { PurchasePageFilter } from './purchase-page.filter';
import { ChangeForm, ChangePath } from './purchase-page.parameters';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';
import { REVISION_ID } from './revision-section';

interface Changeable {
  readonly quote: ArchivedQuote;
  readonly facts: Fields;
}

/** Serves the form on which the customer changes a fact that prices, which quotes again and shows that quotation. */
@Controller(`c/:token/${CHANGE_SLUG}`)
@UseFilters(PurchasePageFilter)
export class ChangeController {
  constructor(
    @Inject(PAGE_TERMS) private readonly terms: PageOfOffers,
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
    @Inject(CHANGE_HEADERS) private readonly headers: PageHeaders,
  ) {}

  @Get()
  @AtOneAddress()
  @InLimitGroup('reference')
  async show(@Param() { token }: ChangePath, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.changeable(token, reply);
    if (found) this.send(reply, 200, this.pages.change(viewOf(token, found)));
  }

  @Post()
  @TakesForm()
  @InLimitGroup('quotes')
  @UseGuards(OwnPageGuard)
  async change(
    @Param() { token }: ChangePath,
    @Body() { fields }: ChangeForm,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.changeable(token, reply);
    if (!found) return;
    const { quote, facts } = found;
    const step = changeStep(quote.result.ramo);
    const posted = readPosted(step, fields);
    if (!posted) return this.send(reply, 400, this.pages.change(viewOf(token, found)));
    const typed = [...step.fields.values()].flatMap(({ path, row }) => {
      const text = posted.typed.get(path);
      return text === undefined ? [] : [[path, readField(row, text) ?? null] as const];
    });
    const changes = Object.fromEntries(typed.filter(([path, value]) => value !== facts[path]));
    if (Object.keys(changes).length === 0) return this.leadToOffers(reply, token);
    const answer = await this.terms.ownRevision?.revise(quote.reference, changes, {
      ...{ requestId: request.id, span: spanOf(request) },
    });
    if (!answer) return;
    if ('refusal' in answer)
      return this.refuse(reply, answer.refusal, { ...viewOf(token, found), values: { ...facts, ...changes } });
    const { estado, referencia, rechazos } = answer.result;
    if (estado !== 'cotizado') return this.send(reply, 200, this.pages.noOffersNow(rechazos));
    if (!(await this.terms.revisions?.show(token, referencia)))
      return this.send(reply, 409, this.pages.unknownRevision);
    this.leadToOffers(reply, token, REVISION_ID);
  }

  /** Returns the quotation of a link; or answers, where there is none or nothing of it may be changed. */
  private async changeable(token: string, reply: FastifyReply): Promise<Changeable | undefined> {
    const quote = await this.terms.archive.findByToken(token);
    const facts = quote && (await this.terms.ownRevision?.facts(quote.reference));
    if (quote && facts) return { quote, facts };
    if (quote) this.leadToOffers(reply, token);
    else this.send(reply, 404, this.pages.unknownLink);
    return undefined;
  }

  private refuse(reply: FastifyReply, refusal: Refusal, view: ChangeView): void {
    const { problem, faults } = refusal;
    const { status } = PROBLEMS[problem];
    answerRefused(reply, refusal);
    if (faults.length > 0) return this.send(reply, status, this.pages.change({ ...view, faults }));
    this.send(reply, status, problem === 'oferta_ya_elegida' ? this.pages.unknownRevision : this.pages.noPricesNow);
  }

  private leadToOffers(reply: FastifyReply, token: string, id?: string): void {
    void reply.headers(this.headers).redirect(`${offersAt(token)}${id === undefined ? '' : `#${id}`}`, 303);
  }

  private send(reply: FastifyReply, status: number, page: string): void {
    void reply.headers(this.headers).status(status).send(page);
  }
}

/** The page of offers, relative to the address of the form, whatever path a proxy adds. */
const offersAt = (token: string): string => `../${encodeURIComponent(token)}`;

const viewOf = (token: string, { quote, facts }: Changeable): ChangeView => ({
  ...{ line: quote.result.ramo, values: facts, back: offersAt(token) },
});
