import { InLimitGroup, TakesForm } from '@cotiza/platform';
import type { DataLink, PageOfOffers } from '@cotiza/quoting';
import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OwnPageGuard } from '../own-page.guard';
import { PAGE_HEADERS, PAGE_TERMS, type PageHeaders } from './page-terms';
import { PurchasePageFilter } from './purchase-page.filter';
import { DataLinkPath, DataLinkQuery } from './purchase-page.parameters';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';

/** Serves the page of a data link: reading it changes nothing, because mail programs open links. */
@Controller('c/:token/datos/:secret')
@UseFilters(PurchasePageFilter)
export class OwnDataController {
  constructor(
    @Inject(PAGE_TERMS) private readonly terms: PageOfOffers,
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
    @Inject(PAGE_HEADERS) private readonly headers: PageHeaders,
  ) {}

  @Get()
  @InLimitGroup('reference')
  async show(
    @Param() link: DataLinkPath,
    @Query() { datos: what }: DataLinkQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { choice, confirmation, unknown } = this.pages.ownData;
    const isOpen = await this.terms.ownData.isOpen(link);
    this.send(reply, isOpen ? 200 : 404, !isOpen ? unknown : what === 'borrar' ? confirmation : choice);
  }

  @Post()
  @HttpCode(200)
  @TakesForm()
  @InLimitGroup('reference')
  @UseGuards(OwnPageGuard)
  async act(
    @Param() link: DataLinkPath,
    @Query() { datos: what }: DataLinkQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (what === 'borrar') return this.erase(link, reply);
    if (what === 'descargar') return this.download(link, reply);
    return this.show(link, {}, reply);
  }

  private async erase(link: DataLink, reply: FastifyReply): Promise<void> {
    const isErased = await this.terms.ownData.erase(link);
    this.send(reply, isErased ? 200 : 404, isErased ? this.pages.ownData.erased : this.pages.ownData.unknown);
  }

  private async download(link: DataLink, reply: FastifyReply): Promise<void> {
    const data = await this.terms.ownData.take(link);
    if (data === undefined) return this.send(reply, 404, this.pages.ownData.unknown);
    void reply
      .headers({ ...this.headers, 'content-type': 'application/json; charset=utf-8' })
      .header('content-disposition', `attachment; filename="datos-${data.referencia}.json"`)
      .send(JSON.stringify(data, null, 2));
  }

  private send(reply: FastifyReply, status: number, page: string): void {
    void reply.headers(this.headers).status(status).send(page);
  }
}
