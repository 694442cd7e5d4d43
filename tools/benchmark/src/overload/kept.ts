import { systemClock } from '@cotiza/kernel';
import { openStorage } from '@cotiza/storage';
import type { Kept } from './figures';

/** More than a run can make. */
const ALL = 100_000_000;

/** Looks for what was acknowledged in what a service that has ended left behind. */
export async function lookAtWhatIsKept(dataDir: string, references: readonly string[]): Promise<Kept> {
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
      withoutMail: [...kept].filter((reference) => !mailed.has(reference)).length,
      delivered: mails.filter(({ state }) => state === 'delivered').length,
    };
  } finally {
    await storage.close();
  }
}
