import { chosenOfferLinks, messagesForChoices, readMailbox, type WebhookEndpoint } from '@cotiza/notifications';
import { chooseOfferWith } from '@cotiza/purchase';
import { distributorOf } from '@cotiza/quoting';
import { PurchasePageModule, type PageTerms } from '@cotiza/rest';
import type { Storage } from '@cotiza/storage';
import type { DynamicModule } from '@nestjs/common';
import type { AppContext } from './app-context';
import type { Settings } from './settings/service-settings';

/** What the page of offers stands on: what is kept, whom a choice is told to, and where it leads. */
export function pageTermsOf(
  { quotes, choices }: Pick<Storage, 'quotes' | 'choices'>,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
): PageTerms {
  const { PURCHASE_URL: shop } = settings;
  return {
    archive: quotes,
    chooseOffer: chooseOfferWith({
      archive: quotes,
      choices,
      messagesOf: messagesForChoices(endpoints, clock),
      clock,
    }),
    shopLink: shop === undefined ? undefined : chosenOfferLinks(shop),
    clock,
  };
}

/** The page of offers, with who distributes them. */
export const pageOfOffers = (terms: PageTerms, settings: Settings): DynamicModule =>
  PurchasePageModule.with(terms, {
    distributor: distributorOf(settings),
    contact: readMailbox(settings.MAIL_FROM).address,
  });
