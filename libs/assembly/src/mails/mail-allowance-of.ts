import type { Count, LimitStorage } from '@cotiza/platform';
import type { MailAllowance } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import { countedDocument, countedMailbox } from './counted-recipient';
import type { Settings } from '../settings/service-settings';

type MailLimits = Pick<Settings, 'LIMIT_MAILS_PER_RECIPIENT_PER_HOUR' | 'LIMIT_MAILS_PER_HOUR'>;

const HOUR_MS = 3_600_000;
const ALL = 'mails';

/**
 * Limits the quotations an hour that are sent to a mailbox, for a document, and in all; undefined where there is no limit. The
 * keys are keyed hashes.
 */
export function mailAllowanceOf(
  { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: perRecipient, LIMIT_MAILS_PER_HOUR: inAll }: MailLimits,
  limits: LimitStorage,
  { pseudonym }: Pick<Storage, 'pseudonym'>,
): MailAllowance | undefined {
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
      if (!taken.isFull) return { isGranted: true, giveBack: () => void taken.giveBack() };
      const reason = taken.place < ofThem.length ? 'mismo_cliente' : 'correos_por_hora';
      return { isGranted: false, reason, retryAfterSeconds: taken.secondsLeft };
    },
  };
}
