import type { Clock } from '@cotiza/kernel';
import { chosenOfferLinks, messagesForChoices, readMailbox, type WebhookEndpoint } from '@cotiza/notifications';
import { chooseOfferWith, type ChooseOffer } from '@cotiza/purchase';
import { distributorOf, type Distributor } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppContext } from './app-context';

/** The ports and texts of the page of offers. */
export interface PageOfOffers {
  readonly terms: {
    readonly archive: Storage['quotes'];
    readonly chooseOffer: ChooseOffer;
    readonly shopLink?: (token: string, offerId: string) => string;
    readonly clock: Clock;
  };
  readonly about: { readonly distributor: Distributor; readonly contact: string };
}

/** Returns the page of offers: the kept quotations, the webhooks that report a choice, and the shop that it leads to. */
export function pageOfOffers(
  { quotes: archive, choices }: Pick<Storage, 'quotes' | 'choices'>,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
): PageOfOffers {
  const { PURCHASE_URL: shop } = settings;
  const messagesOf = messagesForChoices(endpoints, clock);
  return {
    terms: {
      archive,
      chooseOffer: chooseOfferWith({ archive, choices, messagesOf, clock }),
      shopLink: shop === undefined ? undefined : chosenOfferLinks(shop),
      clock,
    },
    about: { distributor: distributorOf(settings), contact: readMailbox(settings.MAIL_FROM).address },
  };
}
