import { chosenOfferLinks, dataLinkMessage, messagesForChoices, type WebhookEndpoint } from '@cotiza/notifications';
import { chooseOfferWith, ownDataWith, type PageOfOffers } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppContext } from './app-context';
import { keptMailsOf } from './mailer-of';
import type { AskedSources } from './open-sources';

/** Returns the page of offers: kept quotations, webhooks that report a choice, the shop that it leads to, and logos. */
export function pageOfOffers(
  { quotes: archive, choices, revisions, ownData: desk }: Pick<Storage, 'quotes' | 'choices' | 'revisions' | 'ownData'>,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
  { logoOf, law }: Pick<AskedSources, 'logoOf' | 'law'>,
): PageOfOffers {
  const { PURCHASE_URL: shop } = settings;
  const messagesOf = messagesForChoices(endpoints, clock);
  const mails = keptMailsOf(settings);
  return {
    archive,
    revisions,
    chooseOffer: chooseOfferWith({ archive, choices, messagesOf, clock }),
    ownData: ownDataWith({
      ...{ desk, clock, messageOf: dataLinkMessage },
      eraseMails: (references) => mails.erase({ references }),
    }),
    shopLink: shop === undefined ? undefined : chosenOfferLinks(shop),
    ...{ clock, logoOf, law },
  };
}
