import type { AddressInfo } from 'node:net';
import { httpOrigin } from '@cotiza/kernel';
import {
  chosenOfferLinks,
  dataLinkMessage,
  messagesForChoices,
  purchaseLinks,
  readMailbox,
  type WebhookEndpoint,
} from '@cotiza/notifications';
import {
  chooseOfferWith,
  distributorOf,
  draftServiceWith,
  ownDataWith,
  ownRevisionWith,
  type CustomerForm,
  type DraftForm,
  type DraftService,
  type LegalAbout,
  type PageOfOffers,
  type QuotingService,
} from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppContext } from './app-context';
import { keptMailsOf } from './mailer-of';
import type { AskedSources } from './open-sources';
import type { Settings } from './settings/service-settings';

const HOUR_MS = 3_600_000;

/** Where clients and customers reach the service: as the operator says, or where it listens. Undefined before it listens. */
export function publicUrlOf(app: NestFastifyApplication, { PUBLIC_URL }: Settings): string | undefined {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const listening = app.getHttpServer().address() as AddressInfo | null;
  if (listening === null) return undefined;
  const { address, port } = listening;
  return httpOrigin(address, port);
}

/** Returns what the pages for customers say of the operator. */
export const pageAboutOf = (settings: Settings): LegalAbout => ({
  distributor: distributorOf(settings),
  contact: readMailbox(settings.MAIL_FROM).address,
  retentionDays: settings.RETENTION_DAYS,
  root: settings.PUBLIC_URL === undefined ? '/' : new URL(`${settings.PUBLIC_URL}/`).pathname,
});

/** Returns the address of the shop that purchase links lead to; undefined where they lead to the page of offers. */
export const linkedShop = ({ PURCHASE_URL, PURCHASE_LINK_TO }: Settings): string | undefined =>
  PURCHASE_LINK_TO === 'page' ? undefined : PURCHASE_URL;

/** Returns the use cases of drafts over a quoting service; undefined for an app without one. */
export const draftsOf = (
  service: QuotingService | undefined,
  { drafts: store, quotes: archive }: Pick<Storage, 'drafts' | 'quotes'>,
  { settings, clock }: AppContext,
): DraftService | undefined =>
  service && draftServiceWith({ store, archive, service, clock, keptForMs: settings.SOLICITUD_HOURS * HOUR_MS });

/** Returns the form over a desk. Its offers are where the link of the e-mail leads: in the shop, or on the page of this service. */
export function customerFormOf(desk: DraftForm, settings: Settings): CustomerForm {
  const { PUBLIC_URL: publicUrl } = settings;
  const purchaseUrl = linkedShop(settings);
  return {
    ...{ desk, publicUrl },
    shopLink: purchaseUrl === undefined ? undefined : purchaseLinks({ purchaseUrl, publicUrl: '' }),
  };
}

/** Returns the page of offers: kept quotations, webhooks that report a choice, the shop that it leads to, and logos. */
export function pageOfOffers(
  storage: Pick<Storage, 'quotes' | 'choices' | 'revisions' | 'resumeCodes' | 'ownData' | 'offers'>,
  service: QuotingService | undefined,
  endpoints: readonly WebhookEndpoint[],
  { settings, clock }: Pick<AppContext, 'settings' | 'clock'>,
  { logoOf, law }: Pick<AskedSources, 'logoOf' | 'law'>,
): PageOfOffers {
  const { quotes: archive, choices, revisions, resumeCodes, ownData: desk, offers } = storage;
  const { PURCHASE_URL: shop } = settings;
  const messagesOf = messagesForChoices(endpoints, clock);
  const mails = keptMailsOf(settings);
  return {
    archive,
    revisions,
    resumeCodes,
    ownRevision: service && ownRevisionWith({ offers, requestQuote: service.requestQuote, clock }),
    chooseOffer: chooseOfferWith({ archive, choices, messagesOf, clock }),
    ownData: ownDataWith({
      ...{ desk, clock, messageOf: dataLinkMessage },
      eraseMails: (references) => mails.erase({ references }),
    }),
    shopLink: shop === undefined ? undefined : chosenOfferLinks(shop),
    ...{ clock, logoOf, law },
  };
}
