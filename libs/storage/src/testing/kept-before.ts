import { sql } from 'kysely';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { openKeyRing } from '../encryption/open-key-ring';
import { sealsOf } from '../encryption/key-ring';
import { BODY_COLUMNS, openBody, sealBody } from '../quotes/sealed-body';
import type { StorageOptions } from '../storage';

/** Takes out of a quotation what an earlier version did not keep with it, as if that version had written it. */
export const keptBefore = (options: StorageOptions, reference: string, ...unknown: string[]): Promise<void> =>
  rewritten(options, reference, (held) => {
    for (const key of unknown) delete held[key];
    return held;
  });

/** Puts what another version wrote in the place of a quotation, sealed as that version would have. */
export const keptAs = (options: StorageOptions, reference: string, written: object): Promise<void> =>
  rewritten(options, reference, () => written);

function rewritten(options: StorageOptions, reference: string, change: (held: Record<string, unknown>) => object) {
  return beside(options, async (database) => {
    const seals = sealsOf(await openKeyRing(options, database));
    await database.write(async (db) => {
      const quote = db.selectFrom('quotes').select(BODY_COLUMNS).where('reference', '=', reference);
      const held = JSON.parse(openBody(seals, await quote.executeTakeFirstOrThrow())) as Record<string, unknown>;
      const body = sealBody(seals, reference, JSON.stringify(change(held)));
      await db.updateTable('quotes').set(body).where('reference', '=', reference).execute();
    });
  });
}

/** Gives every message the trace that an earlier version wrote with it. */
export const tracedAs = (options: StorageOptions, trace: string): Promise<void> =>
  beside(options, (database) =>
    database.write(async (db) => {
      await db.updateTable('outbox').set({ trace }).execute();
    }),
  );

/** Takes the division by day and what came after it back, with the rows written since and their numbers. */
const UNDIVIDED = [
  'drop table quote_drafts, late_answers, quote_revisions, resume_codes',
  'alter table quotes drop column data_link_hash, drop column data_link_at',
  ...['quotes', 'quote_subjects', 'outbox'].map(
    (name) => `create table ${name}_plain (like ${name} including defaults)`,
  ),
  ...['quotes', 'quote_subjects', 'outbox'].map((name) => `insert into ${name}_plain select * from ${name}`),
  'update quotes_plain set seq = seq % 10000000000',
  ...['quote_subjects_plain', 'outbox_plain', 'idempotency_keys'].map(
    (name) => `update ${name} set quote = quote % 10000000000`,
  ),
  'alter sequence quotes_seq_seq no maxvalue no cycle owned by quotes_plain.seq',
  'alter sequence outbox_seq_seq owned by outbox_plain.seq',
  'drop table outbox, quote_subjects, quotes',
  'drop function erase_keys_of_quote',
  ...['quotes', 'quote_subjects', 'outbox'].map((name) => `alter table ${name}_plain rename to ${name}`),
  `alter table quotes alter seq set default nextval('quotes_seq_seq'), add primary key (seq), add unique (reference),
    add unique (link_token_hash)`,
  'create index quotes_created_at on quotes (created_at)',
  'alter table quote_subjects add primary key (quote)',
  'alter table outbox add primary key (seq)',
  'create unique index outbox_quote_id on outbox (quote, id)',
  'create index outbox_state_due_at on outbox (state, due_at)',
  `create index outbox_webhooks_state_due_at on outbox (state, due_at) where kind = 'webhook'`,
  ...['quote_subjects', 'outbox', 'idempotency_keys'].map(
    (name) => `alter table ${name} add foreign key (quote) references quotes (seq) on delete cascade`,
  ),
];

/** Leaves the tables on PostgreSQL as the version before they were divided made them. No service may be using them. */
export const undivided = (options: StorageOptions): Promise<void> =>
  beside(options, (database) =>
    database.write(async (db) => {
      for (const statement of UNDIVIDED) await sql.raw(statement).execute(db);
      await sql`delete from cotiza_migrations where name >= '0007-partitions-by-day'`.execute(db);
    }),
  );

async function beside(options: StorageOptions, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...options, role: 'tool' });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** A later version adds something to the tables, which the version before does not use. */
export const EXPANDED = `create table later (value text); alter table quotes add column later text;
  insert into cotiza_migrations (name, timestamp) values ('9998-later', '2030-01-01T00:00:00Z');`;
