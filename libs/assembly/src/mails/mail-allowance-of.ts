import type { LimitStorage, Taken } from '@cotiza/platform';
import type { Clock } from '@cotiza/kernel';
import { purchaseLinkEnd, type MailAllowance } from '@cotiza/quoting';
import type { Storage } from '@cotiza/storage';
import type { AppParts } from '../app-parts';
import type { Settings } from '../settings/service-settings';
import { countedDocument, countedMailbox } from './counted-recipient';

type MailLimits = Pick<Settings, 'LIMIT_MAILS_PER_RECIPIENT_PER_HOUR' | 'LIMIT_MAILS_PER_HOUR' | 'SMTP_URL'>;

const HOUR_MS = 3_600_000;
/** Time for which an address counts as written to. */
const WEEK_MS = 7 * 24 * HOUR_MS;
const ALL = 'mails';

/** One client of our forms has this part of their share. */
const FORM_CLIENTS = 10;

interface AllowanceDeps {
  readonly limits: LimitStorage;
  readonly storage: Pick<Storage, 'pseudonym'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Limits the e-mails an hour to a mailbox, for a document, and to mailboxes that none was sent to in the last week; undefined where
 * there is no limit, or where this process writes them to files. Callers without a key share one count, each caller with a key and our
 * forms have one of their own. A letter beyond it counts in a later hour. A process that does not deliver counts, because its notifier
 * has the mail server. The keys are keyed hashes.
 */
export function mailAllowanceOf(
  { delivers }: Pick<AppParts, 'delivers'>,
  { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: perRecipient, LIMIT_MAILS_PER_HOUR: toNew, SMTP_URL: smtpUrl }: MailLimits,
  { limits, storage, clock }: AllowanceDeps,
): MailAllowance | undefined {
  if (delivers && smtpUrl === undefined) return undefined;
  if (perRecipient === 0 && toNew === 0) return undefined;
  const keyOf = (kind: string, written: string) => `${ALL}:${storage.pseudonym(`${kind} ${written}`)}`;
  const ofForm = Math.ceil(toNew / FORM_CLIENTS);
  return {
    take: async ({ email, documentId, caller, formClient }) => {
      const share = formClient === undefined ? `caller ${caller ?? ''}` : 'forms';
      const mailbox = countedMailbox(email);
      const writtenTo = keyOf('written to', mailbox);
      const isNew = toNew > 0 && !(await limits.wasHit(writtenTo));
      const ceilings = [
        { key: keyOf(`mailbox of ${share}`, mailbox), limit: perRecipient },
        { key: keyOf(`document of ${share}`, countedDocument(documentId)), limit: perRecipient },
        ...(isNew ? [{ key: keyOf('new of', share), limit: toNew }] : []),
        ...(isNew && formClient !== undefined ? [{ key: keyOf('new of form', formClient), limit: ofForm }] : []),
      ].filter(({ limit }) => limit > 0);
      const now = clock.now();
      const thisHour = Math.floor(now / HOUR_MS);
      const hours = Math.floor((purchaseLinkEnd(now) - now) / HOUR_MS);
      const found = await takeFirst(hours, (hour) => {
        const windowMs = (hour + 1) * HOUR_MS;
        return limits.take(ceilings.map(({ key, limit }) => ({ key: `${key}:${thisHour + hour}`, windowMs, limit })));
      });
      if (!found) return undefined;
      const { hour, taken } = found;
      // A mailbox counts as written to once a letter leaves: a deferred one lets no second one pass.
      if (hour > 0) return { notBefore: (thisHour + hour) * HOUR_MS, giveBack: () => giveBack(taken) };
      if (!isNew) return { giveBack: () => giveBack(taken) };
      // Marked after it was counted, so that requests at the same time count as well.
      const mark = await limits.take([{ key: writtenTo, windowMs: WEEK_MS, limit: Infinity }]);
      return { giveBack: async () => void (await Promise.all([taken, mark].map((each) => giveBack(each)))) };
    },
  };
}

const giveBack = async (taken: Taken): Promise<void> => (taken.isFull ? undefined : taken.giveBack());

/** Counts in the first hour with room: full ones come first, because each letter takes the earliest that it can. */
async function takeFirst(hours: number, takeIn: (hour: number) => Promise<Taken>) {
  let [full, step] = [-1, 1];
  let found: { readonly hour: number; readonly taken: Taken } | undefined;
  while (found ? found.hour - full > 1 : full + 1 < hours) {
    const hour = found ? Math.floor((full + found.hour) / 2) : Math.min(full + step, hours - 1);
    const taken = await takeIn(hour);
    if (taken.isFull) [full, step] = [hour, step * 2];
    else {
      if (found) await giveBack(found.taken);
      found = { hour, taken };
    }
  }
  return found;
}
