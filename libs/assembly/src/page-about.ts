import { readMailbox } from '@cotiza/notifications';
import { distributorOf, type Distributor } from '@cotiza/quoting';
import type { Settings } from './settings/service-settings';

/** What every page for customers says: who distributes, where to write to, and the path to the root of the service. */
export interface PageAbout {
  readonly distributor: Distributor;
  readonly contact: string;
  readonly root: string;
}

export const pageAboutOf = (settings: Settings): PageAbout => ({
  distributor: distributorOf(settings),
  contact: readMailbox(settings.MAIL_FROM).address,
  root: settings.PUBLIC_URL === undefined ? '/' : new URL(`${settings.PUBLIC_URL}/`).pathname,
});
