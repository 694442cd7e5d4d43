import { AtOneAddress, InLimitGroup, TakesForm } from '@cotiza/platform';
import { type ChoiceAnswer, offerNumber, type PageOfOffers } from '@cotiza/quoting';
import { Body, Controller, Get, Inject, Logger, Param, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OwnPageGuard } from '../own-page.guard';
import { calendarEntry } from './calendar-entry';
import { CHANGE_SLUG } from './change.page';
import { CHOSEN_ID } from './chosen-section';
import { RESUME_ACTION } from './resume-section';
import { PAGE_HEADERS, PAGE_TERMS, type PageHeaders } from './page-terms';
import { PurchasePageFilter } from './purchase-page.filter';
import { ChoiceForm, PurchasePagePath, PurchasePageQuery } from './purchase-page.parameters';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';

/** Serves the page of a purchase link. It is for a person, not for agents, who can choose one offer. */
@Controller('c')
@UseFilters(PurchasePageFilter)
export class PurchasePageController {
  private readonly logger = new Logger(PurchasePageController.name);

  constructor(
    @Inject(PAGE_TERMS) private readonly terms: PageOfOffers,
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
    @Inject(PAGE_HEADERS) private readonly headers: PageHeaders,
  ) {}

  @Get(['', '*'])
  @AtOneAddress()
  @InLimitGroup('reference')
  async show(
    @Param() { '*': token }: PurchasePagePath,
    @Query() { ofertas: marked, nivel: level, todas: all, calendario: calendar, ...narrow }: PurchasePageQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const quote = await this.terms.archive.findByToken(token);
    if (!quote) return this.send(reply, 404, this.pages.unknownLink);
    const entry = calendar === undefined ? undefined : calendarEntry(quote);
    if (entry !== undefined) return this.sendFile(reply, entry);
    const other = await this.terms.revisions?.otherOf(token);
    const changeAt = this.terms.ownRevision && `${encodeURIComponent(token)}/${CHANGE_SLUG}`;
    this.send(
      reply,
      200,
      this.pages.offers(quote, {
        marked,
        level,
        all,
        narrow,
        other,
        changeAt,
        hasCodes: this.terms.resumeCodes !== undefined,
      }),
    );
  }

  @Post(['', '*'])
  @TakesForm()
  @InLimitGroup('reference')
  @UseGuards(OwnPageGuard)
  async choose(
    @Param() { '*': token }: PurchasePagePath,
    @Query() { datos: asked }: PurchasePageQuery,
    @Body() { oferta: offerId, revision }: ChoiceForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (asked === 'enlace') return this.sendDataLink(token, reply);
    if (asked === RESUME_ACTION) return this.showCode(token, reply);
    if (revision !== undefined) return this.showRevision(token, revision, reply);
    if (!offerId) return this.send(reply, 400, this.pages.noOffer);
    this.answerChoice(reply, token, await this.terms.chooseOffer(token, offerId));
  }

  private sendFile(reply: FastifyReply, entry: string): void {
    void reply
      .headers({ ...this.headers, 'content-type': 'text/calendar; charset=utf-8' })
      .header('content-disposition', 'attachment; filename="precio.ics"')
      .send(entry);
  }

  private async sendDataLink(token: string, reply: FastifyReply): Promise<void> {
    if ((await this.terms.ownData.sendLink(token)) === 'unknown') this.send(reply, 404, this.pages.unknownLink);
    else this.send(reply, 200, this.pages.ownData.sent);
  }

  private async showCode(token: string, reply: FastifyReply): Promise<void> {
    const code = await this.terms.resumeCodes?.make(token);
    if (code === undefined) this.send(reply, 404, this.pages.unknownLink);
    else this.send(reply, 200, this.pages.resumeCode(code));
  }

  private async showRevision(token: string, reference: string, reply: FastifyReply): Promise<void> {
    if (!(await this.terms.revisions?.show(token, reference))) return this.send(reply, 404, this.pages.unknownRevision);
    void reply.headers(this.headers).redirect(encodeURIComponent(token), 303);
  }

  private answerChoice(reply: FastifyReply, token: string, answer: ChoiceAnswer): void {
    if (answer.kind === 'unknown-link') return this.send(reply, 404, this.pages.unknownLink);
    if (answer.kind === 'unknown-offer') return this.send(reply, 404, this.pages.unknownOffer);
    if (answer.kind === 'lapsed') return this.send(reply, 410, this.pages.lapsedOffer);
    const { quote, offer, isNew } = answer;
    if (isNew) this.logger.log(`offer ${offerNumber(offer)} of ${quote.reference} chosen`);
    // Relative to the address of the page, whatever path a proxy adds.
    const own = `${encodeURIComponent(token)}#${CHOSEN_ID}`;
    void reply.headers(this.headers).redirect(this.terms.shopLink?.(token, offer.oferta_id) ?? own, 303);
  }

  private send(reply: FastifyReply, status: number, page: string): void {
    void reply.headers(this.headers).status(status).send(page);
  }
}
