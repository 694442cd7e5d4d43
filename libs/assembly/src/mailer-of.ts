import { join } from 'node:path';
import type { Clock } from '@cotiza/kernel';
import { bouncing, emlMailer, keptMails, smtpMailer, type KeptMails, type Mailer } from '@cotiza/notifications';
import type { Settings } from './settings/service-settings';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_DIR' | 'DATA_DIR' | 'SANDBOX'>;

/** Where e-mails are written while there is no server to send them. */
export function mailFolder({ MAIL_DIR, DATA_DIR }: Pick<Settings, 'MAIL_DIR' | 'DATA_DIR'>): string {
  return MAIL_DIR ?? join(DATA_DIR, 'mail');
}

/** Returns the e-mails that are files on this machine. */
export const keptMailsOf = (settings: Pick<Settings, 'MAIL_DIR' | 'DATA_DIR'>): KeptMails =>
  keptMails(mailFolder(settings));

/**
 * Returns what sends e-mails: the SMTP server of the settings, or a folder of files where there is none.
 *
 * @throws SmtpUrlError when the server has no usable address
 */
export function mailerOf(settings: MailSettings, clock: Clock): Mailer {
  const { SMTP_URL } = settings;
  const mailer = SMTP_URL === undefined ? emlMailer(mailFolder(settings)) : smtpMailer(SMTP_URL, clock);
  return settings.SANDBOX === 'on' ? bouncing(mailer) : mailer;
}
