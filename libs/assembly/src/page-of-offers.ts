import { chosenOfferLinks, messagesForChoices, readMailbox, type WebhookEndpoint } from '@cotiza/notifications';
import { chooseOfferWith } from '@cotiza/purchase';
import { distributorOf } from '@cotiza/quoting';
import { PurchasePageModule } from '@cotiza/rest';
import type { Storage } from '@cotiza/storage';
import type { DynamicModule } from '@nestjs/common';
import type { AppContext } from './app-context';

/** Returns the page of offers: the kept quotations, the webhooks that report a choice, and the shop that it leads to. */
export function pageOfOffers(
  { quotes: archive, choices }: Pick<Storage, 'quotes' | 'choices'>,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
): DynamicModule {
  const { PURCHASE_URL: shop } = settings;
  const messagesOf = messagesForChoices(endpoints, clock);
  return PurchasePageModule.with(
    {
      archive,
      chooseOffer: chooseOfferWith({ archive, choices, messagesOf, clock }),
      shopLink: shop === undefined ? undefined : chosenOfferLinks(shop),
      clock,
    },
    { distributor: distributorOf(settings), contact: readMailbox(settings.MAIL_FROM).address },
  );
}
