import { readMailbox, type Mailbox } from '@cotiza/notifications';
import { SettingsError, type Settings } from '@cotiza/platform';

const FAULT =
  'MAIL_FROM must be an address that mail servers take: of up to 254 bytes, without blanks, commas or empty parts';

/**
 * Who the e-mails are from. The settings check that MAIL_FROM looks like an address; whether mail servers take it is checked here.
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
