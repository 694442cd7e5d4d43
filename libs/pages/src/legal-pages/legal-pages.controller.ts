import { QUOTING_SERVICE } from '@cotiza/nest';
import { AtOneAddress, InLimitGroup } from '@cotiza/platform';
import {
  ACCESSIBILITY_PATH,
  CLAIMS_HISTORY_PATH,
  LEGAL_NOTICE_PATH,
  PRIVACY_PATH,
  type QuotingService,
  type LegalAbout,
} from '@cotiza/quoting';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { pageHeaders, sendPublicPage } from '../page-headers';
import { accessibilityPage, claimsHistoryPage, LEGAL_STYLE, legalNoticePage, privacyPage } from './legal.pages';

const HEADERS = pageHeaders(LEGAL_STYLE);

export const LEGAL_ABOUT = Symbol('legal about');

/** Serves the pages that norms ask to be published. */
@Controller()
export class LegalPagesController {
  constructor(
    @Inject(QUOTING_SERVICE) private readonly service: QuotingService,
    @Inject(LEGAL_ABOUT) private readonly about: LegalAbout,
  ) {}

  @Get(LEGAL_NOTICE_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  legalNotice(@Res() reply: FastifyReply): Promise<void> {
    return sendPublicPage(reply, HEADERS, legalNoticePage(this.about));
  }

  @Get(PRIVACY_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  privacy(@Res() reply: FastifyReply): Promise<void> {
    return sendPublicPage(reply, HEADERS, privacyPage(this.about));
  }

  @Get(ACCESSIBILITY_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  accessibility(@Res() reply: FastifyReply): Promise<void> {
    return sendPublicPage(reply, HEADERS, accessibilityPage(this.about));
  }

  @Get(CLAIMS_HISTORY_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  claimsHistory(@Res() reply: FastifyReply): Promise<void> {
    return sendPublicPage(reply, HEADERS, claimsHistoryPage(this.about, this.service.documents()));
  }
}
