import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { recentNumbers, type NumberRange } from '../database/quote-numbers';
import type { Schema } from '../database/schema';

/** How often it is asked whether older messages are due. */
const ASK_EVERY_MS = 60_000;

/**
 * Where messages that are due are looked for, where quotations are kept apart by day: nearly all are of today or yesterday, and a
 * look into every day costs ten times as much. Those of before, which are tried for days or are sent again by the operator, are
 * found within a minute; while there are some, every look is everywhere.
 */
export class Looks {
  private askAt = -Infinity;
  private areOlderDue = false;

  constructor(private readonly database: Database) {}

  /** @returns undefined: everywhere. @param now milliseconds since the epoch */
  async next(now: number): Promise<NumberRange | undefined> {
    if (!this.database.days) return undefined;
    const recent = recentNumbers(now);
    if (now >= this.askAt) {
      this.areOlderDue = await this.database.read((db) => areOthersDue(db, now, recent));
      this.askAt = now + ASK_EVERY_MS;
    }
    return this.areOlderDue ? undefined : recent;
  }
}

async function areOthersDue(db: Kysely<Schema>, now: number, { from, to }: NumberRange): Promise<boolean> {
  const other = db
    .selectFrom('outbox')
    .select('seq')
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('quote', '<', from), eb('quote', '>=', to)]))
    .limit(1);
  return (await other.executeTakeFirst()) !== undefined;
}
