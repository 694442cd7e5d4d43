import { IsText, IsWholeNumber, Setting } from '@cotiza/kernel/settings';
import { IsString } from 'class-validator';
import { readMailbox } from './mail/mailbox';
import { readSmtpUrl, SmtpUrlError } from './mail/smtp-server-address';

const NO_MAILBOX =
  'must be an address that mail servers take, or a name and an address as in Cotiza <a@b.es>: of up to 254 bytes, without blanks, commas or empty parts';

/** Settings of e-mails, their sender, and the file of webhooks. */
export class NotificationSettings {
  @Setting(
    'Mail server, as smtp://user:password@host:587 or smtps://host:465. Without it, e-mails are files in MAIL_DIR.',
  )
  @IsText(smtpUrlFault)
  readonly SMTP_URL?: string;

  @Setting('Folder for e-mails as .eml files; mail in DATA_DIR when it is not set.', { replacedBy: 'SMTP_URL' })
  @IsString()
  readonly MAIL_DIR?: string;

  @Setting('Days that e-mails as files are kept, at most RETENTION_DAYS, which is also the default.')
  @IsWholeNumber(1, 3650)
  readonly MAIL_RETENTION_DAYS?: number;

  @Setting(
    'Sender of the e-mails, and the address that customers write to about their data: address, or name <address>.',
  )
  @IsText(mailboxFault)
  readonly MAIL_FROM: string = 'Cotiza <cotiza@localhost.localdomain>';

  @Setting('YAML file with the webhook endpoints: name, url, secret and events of each.')
  @IsString()
  readonly WEBHOOKS_FILE?: string;
}

/** Refuses a sender name that would have to be quoted: it is written unchanged. */
function mailboxFault(text: string): string | undefined {
  try {
    return /[@"]/.test(readMailbox(text).name) ? NO_MAILBOX : undefined;
  } catch {
    return NO_MAILBOX;
  }
}

function smtpUrlFault(text: string): string | undefined {
  try {
    readSmtpUrl(text);
    return undefined;
  } catch (error) {
    if (error instanceof SmtpUrlError) return `cannot be used: ${error.message}`;
    throw error;
  }
}
