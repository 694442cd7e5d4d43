import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from '../dialect-traits';

/** The tables that the first version of the schema has. */
export const initialMigration = (types: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await createQuotes(db, types);
    await createOutbox(db, types);
    await createIdempotencyKeys(db, types);
    await createSmallTables(db, types);
  },
});

async function createQuotes({ schema }: Kysely<unknown>, { sequence, integer, bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('quotes')
    .addColumn('seq', sequence, (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('link_token_hash', bytes, (column) => column.unique())
    .addColumn('link_expires_at', integer)
    .addColumn('body_seal', bytes, (column) => column.notNull())
    .addColumn('body', bytes, (column) => column.notNull())
    .execute();
  await schema.createIndex('quotes_created_at').on('quotes').column('created_at').execute();
  await schema
    .createTable('quote_subjects')
    .addColumn('quote', integer, (column) => column.primaryKey().references('quotes.seq').onDelete('cascade'))
    .addColumn('hashes', bytes, (column) => column.notNull())
    .execute();
}

async function createOutbox({ schema }: Kysely<unknown>, { sequence, integer, bytes }: ColumnTypes): Promise<void> {
  await schema
    .createTable('outbox')
    .addColumn('seq', sequence, (column) => column.primaryKey())
    .addColumn('quote', integer, (column) => column.notNull().references('quotes.seq').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('due_at', integer)
    .addColumn('lease', 'text')
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('ended_at', integer)
    .addColumn('last_reason', 'text')
    .addColumn('key_id', 'text')
    .addColumn('payload_seal', bytes)
    .addColumn('payload', bytes)
    .execute();
  // The number of the quotation grows, so that this index grows at its end: one that begins with the id would touch a
  // page of its own for every message.
  await schema.createIndex('outbox_quote_id').on('outbox').columns(['quote', 'id']).unique().execute();
  await schema.createIndex('outbox_state_due_at').on('outbox').columns(['state', 'due_at']).execute();
}

async function createIdempotencyKeys({ schema }: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
  await schema
    .createTable('idempotency_keys')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('until', integer, (column) => column.notNull())
    .addColumn('quote', integer, (column) => column.references('quotes.seq').onDelete('cascade'))
    .execute();
  await schema.createIndex('idempotency_keys_until').on('idempotency_keys').column('until').execute();
  await schema.createIndex('idempotency_keys_quote').on('idempotency_keys').column('quote').execute();
}

async function createSmallTables(
  { schema }: Kysely<unknown>,
  { sequence, integer, bytes }: ColumnTypes,
): Promise<void> {
  await schema
    .createTable('guarantee_lists')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('used_at', integer, (column) => column.notNull())
    .execute();
  await schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('changed_at', integer, (column) => column.notNull())
    .execute();
  await schema
    .createTable('data_keys')
    .addColumn('key_id', 'text', (column) => column.primaryKey())
    .addColumn('secret_seal', bytes, (column) => column.notNull())
    .addColumn('secret', bytes, (column) => column.notNull())
    .execute();
  await schema
    .createTable('audit')
    .addColumn('seq', sequence, (column) => column.primaryKey())
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('count', integer)
    .execute();
}
