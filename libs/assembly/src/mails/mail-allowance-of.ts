import type { Count, LimitStorage, Taken } from '@cotiza/platform';
import type { MailAllowance } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppParts } from '../app-parts';
import type { Settings } from '../settings/service-settings';
import { countedDocument, countedMailbox } from './counted-recipient';

type MailLimits = Pick<Settings, 'LIMIT_MAILS_PER_RECIPIENT_PER_HOUR' | 'LIMIT_MAILS_PER_HOUR' | 'SMTP_URL'>;

const HOUR_MS = 3_600_000;
/** Time for which an address counts as written to. */
const WEEK_MS = 7 * 24 * HOUR_MS;
const ALL = 'mails';

/**
 * Limits the e-mails an hour to a mailbox, for a document, and to mailboxes that none was sent to in the last week; undefined where
 * there is no limit, or where this process writes them to files. A process that does not deliver counts, because its notifier has
 * the mail server. The keys are keyed hashes.
 */
export function mailAllowanceOf(
  { delivers }: Pick<AppParts, 'delivers'>,
  { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: perRecipient, LIMIT_MAILS_PER_HOUR: toNew, SMTP_URL: smtpUrl }: MailLimits,
  limits: LimitStorage,
  { pseudonym }: Pick<Storage, 'pseudonym'>,
): MailAllowance | undefined {
  if (delivers && smtpUrl === undefined) return undefined;
  if (perRecipient === 0 && toNew === 0) return undefined;
  const keyOf = (kind: string, written: string) => `${ALL}:${pseudonym(`${kind} ${written}`)}`;
  const hourly = (key: string, limit: number): readonly Count[] =>
    limit === 0 ? [] : [{ key, windowMs: HOUR_MS, limit }];
  return {
    take: async ({ email, documentId }) => {
      const mailbox = countedMailbox(email);
      const writtenTo = keyOf('written to', mailbox);
      const isNew = toNew > 0 && !(await limits.wasHit(writtenTo));
      const taken = await limits.take([
        ...hourly(keyOf('mailbox', mailbox), perRecipient),
        ...hourly(keyOf('document', countedDocument(documentId)), perRecipient),
        ...(isNew ? hourly(ALL, toNew) : []),
      ]);
      if (taken.isFull) return undefined;
      if (!isNew) return taken;
      // Marked after it was counted, so that requests at the same time count as well.
      const mark = await limits.take([{ key: writtenTo, windowMs: WEEK_MS, limit: Infinity }]);
      return { giveBack: async () => void (await Promise.all([taken, mark].map((each) => giveBack(each)))) };
    },
  };
}

const giveBack = async (taken: Taken): Promise<void> => (taken.isFull ? undefined : taken.giveBack());
