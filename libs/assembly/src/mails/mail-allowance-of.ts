import type { Count, LimitStorage } from '@cotiza/platform';
import type { MailAllowance } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppParts } from '../app-parts';
import type { Settings } from '../settings/service-settings';
import { countedDocument, countedMailbox } from './counted-recipient';

type MailLimits = Pick<Settings, 'LIMIT_MAILS_PER_RECIPIENT_PER_HOUR' | 'LIMIT_MAILS_PER_HOUR' | 'SMTP_URL'>;

const HOUR_MS = 3_600_000;
const ALL = 'mails';

/**
 * Limits the e-mails an hour to a mailbox, for a document, and in all; undefined where there is no limit, or where this process
 * writes them to files. A process that does not deliver counts, because its notifier has the mail server. The keys are keyed
 * hashes.
 */
export function mailAllowanceOf(
  { delivers }: Pick<AppParts, 'delivers'>,
  { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: perRecipient, LIMIT_MAILS_PER_HOUR: inAll, SMTP_URL: smtpUrl }: MailLimits,
  limits: LimitStorage,
  { pseudonym }: Pick<Storage, 'pseudonym'>,
): MailAllowance | undefined {
  if (delivers && smtpUrl === undefined) return undefined;
  if (perRecipient === 0 && inAll === 0) return undefined;
  const ofRecipient = (kind: string, written: string): Count => ({
    key: `${ALL}:${pseudonym(`${kind} ${written}`)}`,
    windowMs: HOUR_MS,
    limit: perRecipient,
  });
  const ofAll: readonly Count[] = inAll === 0 ? [] : [{ key: ALL, windowMs: HOUR_MS, limit: inAll }];
  return {
    take: async ({ email, documentId }) => {
      const ofThem =
        perRecipient === 0
          ? []
          : [ofRecipient('mailbox', countedMailbox(email)), ofRecipient('document', countedDocument(documentId))];
      const taken = await limits.take([...ofThem, ...ofAll]);
      return taken.isFull ? undefined : taken;
    },
  };
}
