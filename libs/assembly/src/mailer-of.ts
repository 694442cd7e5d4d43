import { join } from 'node:path';
import type { Clock } from '@cotiza/kernel';
import { SmtpUrlError, type Mailer } from '@cotiza/notifications';
import { CannotStart, type Settings } from '@cotiza/platform';
import { mailerBy, type MailWay } from './deliveries/mail-way';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_DIR' | 'DATA_DIR'>;

/** Where e-mails are written while there is no server to send them. */
export function mailFolder({ MAIL_DIR, DATA_DIR }: Pick<Settings, 'MAIL_DIR' | 'DATA_DIR'>): string {
  return MAIL_DIR ?? join(DATA_DIR, 'mail');
}

export const mailWayOf = (settings: MailSettings): MailWay => ({
  smtpUrl: settings.SMTP_URL,
  folder: mailFolder(settings),
});

/**
 * How e-mails leave: by the SMTP server of the settings, or as files.
 *
 * @throws CannotStart when SMTP_URL is no address of a server
 */
export function mailerOf(settings: MailSettings, clock: Clock): Mailer {
  try {
    return mailerBy(mailWayOf(settings), clock);
  } catch (error) {
    if (error instanceof SmtpUrlError) throw new CannotStart(`SMTP_URL: ${error.message}`);
    throw error;
  }
}
