import type { Law } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import {
  chosenOfferLinks,
  dataLinkMessage,
  keptMails,
  messagesForChoices,
  type WebhookEndpoint,
} from '@cotiza/notifications';
import { chooseOfferWith, ownDataWith, type ChooseOffer, type OwnData } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppContext } from './app-context';
import { mailFolder } from './mailer-of';
import type { AskedSources } from './open-sources';
import { pageAboutOf, type PageAbout } from './page-about';

/** The ports and texts of the page of offers. */
export interface PageOfOffers {
  readonly terms: {
    readonly archive: Storage['quotes'];
    readonly chooseOffer: ChooseOffer;
    readonly ownData: OwnData;
    readonly shopLink?: (token: string, offerId: string) => string;
    readonly clock: Clock;
    readonly law?: Law;
    readonly logoOf: AskedSources['logoOf'];
  };
  readonly about: PageAbout;
}

/** Returns the page of offers: kept quotations, webhooks that report a choice, the shop that it leads to, and logos. */
export function pageOfOffers(
  { quotes: archive, choices, ownData: desk }: Pick<Storage, 'quotes' | 'choices' | 'ownData'>,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
  { logoOf, law }: Pick<AskedSources, 'logoOf' | 'law'>,
): PageOfOffers {
  const { PURCHASE_URL: shop } = settings;
  const messagesOf = messagesForChoices(endpoints, clock);
  const mails = keptMails(mailFolder(settings));
  return {
    terms: {
      archive,
      chooseOffer: chooseOfferWith({ archive, choices, messagesOf, clock }),
      ownData: ownDataWith({
        ...{ desk, clock, messageOf: dataLinkMessage },
        eraseMails: (reference) => mails.erase({ references: [reference] }),
      }),
      shopLink: shop === undefined ? undefined : chosenOfferLinks(shop),
      ...{ clock, logoOf, law },
    },
    about: pageAboutOf(settings),
  };
}
