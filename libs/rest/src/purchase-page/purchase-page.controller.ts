import { errorFacts, InLimitGroup } from '@cotiza/platform';
import type { ArchivedQuote, QuoteArchive } from '@cotiza/quoting';
import { Controller, Get, Inject, Logger, Param, Query, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { MARKED_PARAMETER } from './marked-offers';
import { PAGE_HEADERS } from './page-headers';
import { PurchasePageFilter } from './purchase-page.filter';
import { PURCHASE_PAGES, type PurchasePages } from './purchase-pages';

export const QUOTE_ARCHIVE = Symbol('quote archive');

/** A database that is started anew is back by then. */
const RETRY_AFTER_SECONDS = '10';

/** What a purchase link shows when the operator has no shop of its own: a page for a person, not for agents. */
@ApiExcludeController()
@Controller('c')
@UseFilters(PurchasePageFilter)
export class PurchasePageController {
  private readonly logger = new Logger(PurchasePageController.name);

  constructor(
    @Inject(QUOTE_ARCHIVE) private readonly archive: QuoteArchive,
    @Inject(PURCHASE_PAGES) private readonly pages: PurchasePages,
  ) {}

  @Get('*')
  @InLimitGroup('reference')
  async show(
    @Param('*') token: string,
    @Query(MARKED_PARAMETER) marked: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PAGE_HEADERS);
    const { quote, isDown } = await this.find(token);
    if (isDown) void reply.status(503).header('retry-after', RETRY_AFTER_SECONDS).send(this.pages.tryAgain);
    else if (quote) void reply.status(200).send(this.pages.offers(quote, [marked ?? []].flat()));
    else void reply.status(404).send(this.pages.unknownLink);
  }

  /** An archive that cannot be read is the operator's to know, by the kind of error alone: its message may quote. */
  private async find(token: string): Promise<{ quote?: ArchivedQuote; isDown?: true }> {
    try {
      return { quote: await this.archive.findByToken(token) };
    } catch (error) {
      const { error: kind, code = 'no code' } = errorFacts(error);
      this.logger.error(`the archive of quotations cannot be read: ${kind}, ${code}`);
      return { isDown: true };
    }
  }
}
