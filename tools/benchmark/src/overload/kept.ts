import { systemClock } from '@cotiza/kernel';
import { openStorage } from '@cotiza/storage';

export interface Kept {
  /** Quotations that were acknowledged and are not in the database. */
  readonly missing: number;
  /** Acknowledged quotations whose e-mail is neither delivered nor pending. */
  readonly withoutMail: number;
}

/** More than a run can make. */
const ALL = 100_000_000;

/** Looks for acknowledged quotations in the database of a service that has stopped. */
export async function keptOf(dataDir: string, references: readonly string[]): Promise<Kept> {
  const storage = await openStorage({
    ...{ dataDir, role: 'tool', clock: systemClock() },
    report: (event, error) => void process.stderr.write(`overload: ${event}: ${String(error)}\n`),
  });
  try {
    const kept = new Set((await storage.quoteDesk.list({ limit: ALL })).map(({ reference }) => reference));
    const mails = await storage.outboxDesk.list({ kind: 'email', limit: ALL });
    const sound = mails.filter(({ state }) => state === 'delivered' || state === 'pending');
    const mailed = new Set(sound.map(({ reference }) => reference));
    return {
      missing: references.filter((reference) => !kept.has(reference)).length,
      withoutMail: references.filter((reference) => !mailed.has(reference)).length,
    };
  } finally {
    await storage.close();
  }
}
