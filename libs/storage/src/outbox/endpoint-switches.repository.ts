import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { writeAudit } from '../privacy/audit';

/** Settings whose names begin so switch off the endpoint that follows. */
const PREFIX = 'endpoint-off ';

/** Which endpoints are off, as kept with the settings. */
export function endpointSwitchesRepository(database: Database, clock: Clock): EndpointSwitches {
  return {
    switchedOff: () => database.read(switchedOffEndpoints),
    switchOff: (name, reason) =>
      database.write(async (db) => {
        const row = { name: PREFIX + name, value: reason, changed_at: clock.now() };
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('settings')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows)
          await writeAudit(db, { at: clock.now(), action: `${PREFIX}${name}`, count: null });
      }),
  };
}

export async function switchedOffEndpoints(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${PREFIX}%`).execute();
  return new Set(rows.map(({ name }) => name.slice(PREFIX.length)));
}

/** Lets an endpoint have its messages again: those that waited are due now, in the order in which they were added. */
export async function switchEndpointOn(db: Kysely<Schema>, endpoint: string, now: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('name', '=', PREFIX + endpoint)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'pending')
    .where('due_at', 'is', null)
    .where('target', '=', endpoint)
    .executeTakeFirst();
  await writeAudit(db, { at: now, action: `endpoint-on ${endpoint}`, count: Number(numUpdatedRows) });
}
