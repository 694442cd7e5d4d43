import { sql } from 'kysely';
import { systemClock } from '@cotiza/kernel';
import { emailJob } from '@cotiza/messages/testing';
import { openDatabase } from '../database/open-database';
import { describeOnPostgres, postgresDatabases } from '../testing/postgres-databases';
import { recordedQuote } from '../testing/recorded-quote';
import type { DatabaseSource } from '../testing/storage-bench';
import { embeddedDatabases, openTestStorage } from '../testing/temporary-storage';
import { dueBy } from './claim';

/** Enough for a database that plans by the number of rows. */
const EMAILS = 2000;

/** Explains the look-up of due webhooks on a new database in which many e-mails are due. */
async function planOn(source: DatabaseSource, format?: ReturnType<typeof sql>): Promise<string> {
  const place = await source.make();
  const storage = await openTestStorage(place);
  const quote = recordedQuote();
  const emails = Array.from({ length: EMAILS }, (_, nth) => emailJob(quote.request.reference, { id: `email-${nth}` }));
  await storage.quotes.save(quote, emails, null);
  await storage.close();
  const database = await openDatabase({ ...place, role: 'tool', clock: systemClock(), report: () => undefined });
  await database.write((db) => sql`analyze`.execute(db));
  const webhooks = { now: 2e12, passedOver: { emails: true, endpoints: [] } };
  const plan = await database.read((db) =>
    dueBy(db, webhooks).select('outbox.seq').limit(1).explain(undefined, format),
  );
  await database.close();
  await source.remove(place);
  return JSON.stringify(plan);
}

it('due webhooks are looked up without a scan of the e-mails', async () => {
  expect(await planOn(embeddedDatabases, sql`query plan`)).toMatch(/INDEX outbox_webhooks_state_due_at/);
});

describeOnPostgres('PostgreSQL', () => {
  it('has an index of webhooks for each day, and scans it', async () => {
    expect(await planOn(postgresDatabases)).toMatch(/Index Scan using outbox_2026_11_21_state_due_at_quote_idx1 on/);
  });
});
