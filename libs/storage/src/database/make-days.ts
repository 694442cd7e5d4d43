import type { Clock } from '@cotiza/kernel';
import type { Database } from './database';
import { comingDays } from './quote-numbers';

export interface MakingDays {
  readonly database: Database;
  readonly clock: Clock;
  /** Told when it cannot be done for now: quotations are kept all the same, and the next hour tries again. */
  readonly report: (event: string, error: unknown) => void;
}

/** Makes today and the days after it ready, where quotations are kept apart by day. */
export async function makeComingDays({ database, clock, report }: MakingDays): Promise<void> {
  await database.days?.make(comingDays(clock.now())).catch((error: unknown) => report('days-not-made', error));
}
