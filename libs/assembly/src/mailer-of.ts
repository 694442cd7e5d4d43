import { join } from 'node:path';
import type { Clock } from '@cotiza/kernel';
import type { Mailer } from '@cotiza/notifications';
import { mailerBy, type MailWay } from './deliveries/mail-way';
import type { Settings } from './settings/service-settings';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_DIR' | 'DATA_DIR'>;

/** Where e-mails are written while there is no server to send them. */
export function mailFolder({ MAIL_DIR, DATA_DIR }: Pick<Settings, 'MAIL_DIR' | 'DATA_DIR'>): string {
  return MAIL_DIR ?? join(DATA_DIR, 'mail');
}

export const mailWayOf = (settings: MailSettings): MailWay => ({
  smtpUrl: settings.SMTP_URL,
  folder: mailFolder(settings),
});

/** How e-mails leave: by the SMTP server of the settings, or as files. */
export const mailerOf = (settings: MailSettings, clock: Clock): Mailer => mailerBy(mailWayOf(settings), clock);
