import type { Clock } from '@cotiza/kernel';
import type { EndpointSwitches } from '@cotiza/messages';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import type { WriteAudit } from '../privacy/audit';

/** Settings whose names begin so switch off the endpoint that follows. */
const PREFIX = 'endpoint-off ';

/** Which endpoints are off, as kept with the settings. */
export function endpointSwitchesRepository(database: Database, clock: Clock, writeAudit: WriteAudit): EndpointSwitches {
  return {
    switchedOff: () => database.read(switchedOffEndpoints),
    switchOff: (name, reason) =>
      database.write((db) => switchEndpointOff(db, name, reason, { now: clock.now(), writeAudit })),
  };
}

export async function switchedOffEndpoints(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${PREFIX}%`).execute();
  return new Set(rows.map(({ name }) => name.slice(PREFIX.length)));
}

/** When something is switched, and who is told of it. */
interface Switching {
  readonly now: number;
  readonly writeAudit: WriteAudit;
}

/** Messages that nobody holds are put aside; those that somebody holds are, when they are due again. */
async function switchEndpointOff(
  db: Kysely<Schema>,
  endpoint: string,
  reason: string,
  { now, writeAudit }: Switching,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: PREFIX + endpoint, value: reason, changed_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: null })
    .where('state', '=', 'pending')
    .where('lease', 'is', null)
    .where('due_at', 'is not', null)
    .where('target', '=', endpoint)
    .executeTakeFirst();
  await writeAudit(db, { at: now, action: PREFIX + endpoint, count: Number(numUpdatedRows) });
}

/** Lets an endpoint have its messages again: those that waited are due now, in the order in which they were added. */
export async function switchEndpointOn(
  db: Kysely<Schema>,
  endpoint: string,
  { now, writeAudit }: Switching,
): Promise<void> {
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
