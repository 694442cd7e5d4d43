import { manualClock } from '@cotiza/kernel';
import { defaultSettings } from '@cotiza/kernel/settings';
import { createHttpApp, createLogger, LimitsModule, LimitStorage, PLATFORM_SETTINGS } from '@cotiza/platform';
import type { ArchivedQuote, QuoteArchive, PageOfOffers } from '@cotiza/quoting';
import { QuotationSettings } from '@cotiza/quoting/settings';
import { TEST_TOKEN, TEST_DISTRIBUTOR, TEST_INSTANT } from '@cotiza/quoting/testing';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PurchasePageModule } from '../purchase-page/purchase-page.module';
import { refusalPage } from '../refusal.page';

export const ABOUT = { distributor: TEST_DISTRIBUTOR, contact: 'hola@correduria-faro.example', root: '/' };

/** The default settings of a server. */
export const SERVER_SETTINGS = defaultSettings([...PLATFORM_SETTINGS, QuotationSettings]);

/** Makes an archive with one token. */
export const archiveOf = (quote: ArchivedQuote): QuoteArchive => ({
  findByReference: () => Promise.resolve(undefined),
  findByToken: (token) => Promise.resolve(token === TEST_TOKEN ? quote : undefined),
});

interface PageAppOptions extends Partial<Pick<PageOfOffers, 'chooseOffer' | 'shopLink' | 'ownData'>> {
  readonly perMinute?: number;
  readonly onLog?: (line: string) => void;
}

/** Has no data of anybody. */
const noData: PageOfOffers['ownData'] = {
  sendLink: () => Promise.resolve('unknown'),
  isOpen: () => Promise.resolve(false),
  take: () => Promise.resolve(undefined),
  erase: () => Promise.resolve(false),
};

const nothingToChoose: PageOfOffers['chooseOffer'] = () => Promise.resolve({ kind: 'unknown-link' });

/** Starts the page alone, in an application like that of the service; `onLog` is called with each line of its log. */
export async function pageApp(
  archive: QuoteArchive,
  {
    perMinute = 0,
    onLog = () => undefined,
    chooseOffer = nothingToChoose,
    ownData = noData,
    shopLink,
  }: PageAppOptions = {},
): Promise<NestFastifyApplication> {
  const limits = { LIMIT_REFERENCE_PER_MINUTE: perMinute, LIMIT_QUOTES_PER_MINUTE: 0, LIMIT_ESTIMATES_PER_MINUTE: 0 };
  const clock = manualClock(TEST_INSTANT);
  const storage = new LimitStorage();
  const terms = { archive, chooseOffer, ownData, shopLink, clock };

  @Module({ imports: [LimitsModule.with(limits, storage), PurchasePageModule.with(terms, ABOUT)] })
  class PageAppModule {}

  const logger = createLogger('info', { write: onLog });
  return createHttpApp(PageAppModule, SERVER_SETTINGS, logger, { page: refusalPage(ABOUT) });
}
