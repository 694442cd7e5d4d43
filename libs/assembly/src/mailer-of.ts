import { join } from 'node:path';
import type { Clock } from '@cotiza/kernel';
import { emlMailer, smtpMailer, SmtpUrlError, type Mailer } from '@cotiza/notifications';
import { CannotStart, type Settings } from '@cotiza/platform';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_DIR' | 'DATA_DIR'>;

/**
 * How e-mails leave: by the SMTP server of the settings, or as files.
 *
 * @throws CannotStart when SMTP_URL is no address of a server
 */
export function mailerOf({ SMTP_URL, MAIL_DIR, DATA_DIR }: MailSettings, clock: Clock): Mailer {
  if (SMTP_URL === undefined) return emlMailer(MAIL_DIR ?? join(DATA_DIR, 'mail'));
  try {
    return smtpMailer(SMTP_URL, clock);
  } catch (error) {
    if (error instanceof SmtpUrlError) throw new CannotStart(`SMTP_URL: ${error.message}`);
    throw error;
  }
}
