import type { Clock } from '@cotiza/kernel';
import { emlMailer, smtpMailer, type Mailer } from '@cotiza/notifications';

/** How e-mails leave: by a server, or as files in a folder while there is none. */
export interface MailWay {
  readonly smtpUrl: string | undefined;
  readonly folder: string;
}

/** @throws SmtpUrlError when the server has no usable address */
export const mailerBy = ({ smtpUrl, folder }: MailWay, clock: Clock): Mailer =>
  smtpUrl === undefined ? emlMailer(folder) : smtpMailer(smtpUrl, clock);
