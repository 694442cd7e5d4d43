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
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { pageHeaders } from '../page-headers';
import { accessibilityPage, claimsHistoryPage, LEGAL_STYLE, legalNoticePage, privacyPage } from './legal.pages';

/** Sets the headers of these pages on an answer. */
const AsPage = (): MethodDecorator => (target, key, descriptor) => {
  for (const [name, value] of Object.entries(pageHeaders(LEGAL_STYLE))) Header(name, value)(target, key, descriptor);
};

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
  @AsPage()
  legalNotice(): string {
    return legalNoticePage(this.about);
  }

  @Get(PRIVACY_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  @AsPage()
  privacy(): string {
    return privacyPage(this.about);
  }

  @Get(ACCESSIBILITY_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  @AsPage()
  accessibility(): string {
    return accessibilityPage(this.about);
  }

  @Get(CLAIMS_HISTORY_PATH)
  @AtOneAddress()
  @InLimitGroup('reference')
  @AsPage()
  claimsHistory(): string {
    return claimsHistoryPage(this.about, this.service.documents());
  }
}
