import { readMailbox, type Mailbox } from '@cotiza/notifications';
import { SettingsError, type Settings } from '@cotiza/platform';

const FAULT =
  'MAIL_FROM must be an address that mail servers take: of up to 254 bytes, without blanks, commas or empty parts';

/**
 * Who the e-mails are from. Of MAIL_FROM the settings know the shape; what of it can be sent, those who send know.
 *
 * @throws SettingsError when e-mails cannot be sent from it
 */
export function mailFrom({ MAIL_FROM }: Pick<Settings, 'MAIL_FROM'>): Mailbox {
  try {
    return readMailbox(MAIL_FROM);
  } catch (error) {
    throw error instanceof RangeError ? new SettingsError([FAULT]) : error;
  }
}
