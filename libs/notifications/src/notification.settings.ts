import { textSetting, wholeNumberSetting } from '@cotiza/kernel';
import { readMailbox } from './mail/mailbox';
import { readSmtpUrl, SmtpUrlError } from './mail/smtp-server-address';

const NO_MAILBOX =
  'must be an address that mail servers take, or a name and an address as in Cotiza <a@b.es>: of up to 254 bytes, without blanks, commas or empty parts';

/** How e-mails leave, from whom, and who is told by webhook. */
export const NOTIFICATION_SETTINGS = {
  SMTP_URL: textSetting(
    {
      description:
        'Mail server, as smtp://user:password@host:587 or smtps://host:465. Without it, e-mails are files in MAIL_DIR.',
      default: undefined,
    },
    { faultOf: smtpUrlFault },
  ),
  MAIL_DIR: textSetting({
    description: 'Folder for e-mails as .eml files; mail in DATA_DIR when it is not set.',
    default: undefined,
    replacedBy: 'SMTP_URL',
  }),
  MAIL_RETENTION_DAYS: wholeNumberSetting(
    {
      description: 'Days that e-mails as files are kept, at most RETENTION_DAYS, which is also the default.',
      default: undefined,
    },
    { minimum: 1, maximum: 3650 },
  ),
  MAIL_FROM: textSetting(
    {
      description:
        'Sender of the e-mails, and the address that customers write to about their data: address, or name <address>.',
      default: 'Cotiza <cotiza@localhost.localdomain>',
    },
    { faultOf: mailboxFault },
  ),
  WEBHOOKS_FILE: textSetting({
    description: 'YAML file with the webhook endpoints: name, url, secret and events of each.',
    default: undefined,
  }),
};

/** The name before the address is sent as it is written: what would have to be quoted is refused. */
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
