import type { Clock } from '@cotiza/kernel';
import {
  dataMailComposer,
  purchaseLinks,
  quoteMailComposer,
  quoteMailer,
  readMailbox,
  type Mailer,
  type QuoteMailer,
} from '@cotiza/notifications';
import { distributorOf } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import { linkedShop } from '../customer-pages';
import type { Settings } from '../settings/service-settings';

/** What e-mails of quotations are written by, as data that another thread can have. */
export interface MailTerms {
  readonly settings: Settings;
  /** The address of this service, without a slash at the end. */
  readonly publicUrl: string;
}

/** Returns what writes e-mails of kept quotations, on this thread. */
export function quoteMailerOf(
  { settings, publicUrl }: MailTerms,
  { quotes: archive, offers }: Pick<Storage, 'quotes' | 'offers'>,
  mailer: Mailer,
  clock: Clock,
): QuoteMailer {
  const house = { from: readMailbox(settings.MAIL_FROM), distributor: distributorOf(settings), publicUrl };
  const composeMail = quoteMailComposer({
    ...house,
    linkOf: purchaseLinks({ purchaseUrl: linkedShop(settings), publicUrl }),
    retentionDays: settings.RETENTION_DAYS,
  });
  return quoteMailer({ archive, offers, mailer, composeMail, composeDataMail: dataMailComposer(house), clock });
}
