import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import type { Schema } from '../database/schema';
import { embeddedDatabases } from '../testing/embedded-databases';
import { describeOnPostgres, postgresDatabases } from '../testing/postgres-databases';
import type { DatabaseSource } from '../testing/storage-bench';
import { dueBy } from './claim';

const NOW = 1_790_000_000_000;
const INDEX_OF_WEBHOOKS = 'webhooks_state_due_at';
/** Enough for a database that plans by how much there is. */
const EMAILS = 2000;

const withoutEmails = { now: NOW, passedOver: { emails: true, endpoints: [] } };

/** Runs something on a new database in which many e-mails are due. */
async function onDatabase(source: DatabaseSource, use: (database: Database) => Promise<void>): Promise<void> {
  const place = await source.make();
  const database = await openDatabase({ ...place, role: 'service', report: () => undefined });
  try {
    await database.write((db) => addEmails(db));
    await use(database);
  } finally {
    await database.close();
    await source.remove(place);
  }
}

const addEmails: Parameters<Database['write']>[0] = async (db) => {
  const bytes = Buffer.from('x');
  const quote = { reference: 'R', line: 'Home', state: 'cotizado', created_at: NOW, key_id: 'k' } as const;
  const { seq } = await db
    .insertInto('quotes')
    .values({ ...quote, body_seal: bytes, body: bytes })
    .returning('seq')
    .executeTakeFirstOrThrow();
  const email = {
    quote: seq,
    kind: 'email',
    event: 'e',
    state: 'pending',
    attempts: 0,
    due_at: NOW,
    created_at: NOW,
  } as const;
  const emails = Array.from({ length: EMAILS }, (_, number) => ({ ...email, id: `email-${number}` }));
  for (let from = 0; from < EMAILS; from += 500) {
    await db
      .insertInto('outbox')
      .values(emails.slice(from, from + 500))
      .execute();
  }
};

/** Each day has its own, with a name that PostgreSQL chose. */
async function indexesOfWebhooks(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ indexname: string }>`
    select indexname from pg_indexes where schemaname = current_schema() and indexdef like '%kind = ''webhook''%'`.execute(
    db,
  );
  return rows.map(({ indexname }) => indexname);
}

describe('messages that are due, with no e-mail wanted', () => {
  it('are looked up on the embedded database without going through the e-mails', () =>
    onDatabase(embeddedDatabases, async ({ read }) => {
      const plan = await read((db) =>
        dueBy(db, withoutEmails)
          .select('outbox.seq')
          .limit(1)
          .explain(undefined, sql`query plan`),
      );
      expect(plan).toEqual([expect.objectContaining({ detail: expect.stringContaining(INDEX_OF_WEBHOOKS) as string })]);
    }));

  describeOnPostgres('and on PostgreSQL', () => {
    it('likewise', () =>
      onDatabase(postgresDatabases, async ({ read, write }) => {
        await write((db) => sql`analyze outbox`.execute(db));
        const plan = await read((db) => dueBy(db, withoutEmails).select('outbox.seq').limit(1).explain());
        const used = JSON.stringify(plan);
        const indexes = await read((db) => indexesOfWebhooks(db));
        expect(indexes.filter((index) => used.includes(`Index Scan using ${index} on`))).toHaveLength(1);
      }));
  });
});
