import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/**
 * Moves the end of claims that have not lapsed to `leaseMs` from now. A claim that is extended ends within that time, which
 * keeps the look-up to a few rows of the index however many messages wait.
 */
export async function extend(
  db: Kysely<Schema>,
  leases: readonly string[],
  now: number,
  leaseMs: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: now + leaseMs })
    .where('state', '=', 'pending')
    .where('due_at', '>', now)
    .where('due_at', '<=', now + leaseMs)
    .where('lease', 'in', leases)
    .execute();
}
