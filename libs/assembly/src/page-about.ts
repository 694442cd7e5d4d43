import { readMailbox } from '@cotiza/notifications';
import { distributorOf, type LegalAbout } from '@cotiza/quoting';
import type { Settings } from './settings/service-settings';

/** Returns what the pages for customers say of the operator. */
export const pageAboutOf = (settings: Settings): LegalAbout => ({
  distributor: distributorOf(settings),
  contact: readMailbox(settings.MAIL_FROM).address,
  retentionDays: settings.RETENTION_DAYS,
  root: settings.PUBLIC_URL === undefined ? '/' : new URL(`${settings.PUBLIC_URL}/`).pathname,
});
