import type { EndpointSwitches } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { AuditedContext } from '../storage-context';

/** Settings whose names begin so switch off the endpoint that follows. */
const PREFIX = 'endpoint-off ';

/** Which endpoints are off, as kept with the settings. */
export function endpointSwitchesRepository(context: AuditedContext): EndpointSwitches {
  return {
    switchedOff: () => context.database.read(switchedOffEndpoints),
    switchOff: (name, reason) => context.database.write((db) => switchEndpointOff(db, name, reason, context)),
  };
}

export async function switchedOffEndpoints(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('settings').select('name').where('name', 'like', `${PREFIX}%`).execute();
  return new Set(rows.map(({ name }) => name.slice(PREFIX.length)));
}

/** Sets messages aside that are not claimed; claimed ones are set aside when they are due again. */
async function switchEndpointOff(
  db: Kysely<Schema>,
  endpoint: string,
  reason: string,
  { clock, writeAudit }: AuditedContext,
): Promise<void> {
  const now = clock.now();
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

/** Makes the messages of an endpoint due now, in the order in which they were added. */
export async function switchEndpointOn(
  db: Kysely<Schema>,
  endpoint: string,
  { clock, writeAudit }: AuditedContext,
): Promise<void> {
  const now = clock.now();
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
