import { dayInSpain } from '@cotiza/kernel';
import { createHttpApp, createLogger, LimitsModule, LimitStorage } from '@cotiza/platform';
import { DEFAULT_SETTINGS } from '@cotiza/assembly';
import type { ArchivedQuote } from '@cotiza/purchase';
import { PurchasePageModule, type PurchasePageAbout } from '@cotiza/rest';
import { Module } from '@nestjs/common';

/** The page of offers behind a link, on a free port of this machine. */
export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

const NO_LIMITS = { LIMIT_REFERENCE_PER_MINUTE: 0, LIMIT_QUOTES_PER_MINUTE: 0, LIMIT_ESTIMATES_PER_MINUTE: 0 };

/** Serves the page of one quotation, whatever the token. */
export async function servePage(quote: ArchivedQuote, about: PurchasePageAbout): Promise<ServedPage> {
  const archive = { findByToken: () => Promise.resolve(quote) };
  const chooseOffer = () => Promise.resolve({ kind: 'unknown-link' } as const);
  const clock = { today: () => dayInSpain(quote.createdAt) };

  @Module({
    imports: [
      LimitsModule.with(NO_LIMITS, new LimitStorage()),
      PurchasePageModule.with({ archive, chooseOffer, clock }, about),
    ],
  })
  class PageModule {}

  const app = await createHttpApp(PageModule, DEFAULT_SETTINGS, createLogger('silent'));
  await app.listen(0, '127.0.0.1');
  return { url: `${await app.getUrl()}/c/picture`, close: () => app.close() };
}
