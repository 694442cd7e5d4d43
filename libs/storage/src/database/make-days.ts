import type { StorageContext } from '../storage-context';
import { comingDays } from './quote-numbers';

/** Makes today and the days after it ready, where quotations are divided by day. A failure is reported: the next purge tries again. */
export async function makeComingDays({ database, clock, report }: StorageContext): Promise<void> {
  await database.days?.make(comingDays(clock.now())).catch((error: unknown) => report('days-not-made', error));
}
