import type { Kysely } from 'kysely';
import type { MessageRow } from '../../outbox/new-messages';
import { saveOthers } from '../quote-commits';
import type { QuoteRows } from '../quote-rows';
import type { Schema } from '../schema';
import type { WriterConnection } from './writer-connection';

/** Columns of a new row. Statements are written once: building them costs more than running them. */
const QUOTE: readonly (keyof QuoteRows['quote'])[] = [
  ...(['reference', 'line', 'state', 'created_at', 'link_token_hash', 'link_expires_at'] as const),
  ...(['key_id', 'body_seal', 'body'] as const),
];
const MESSAGE: readonly (keyof MessageRow)[] = [
  ...(['id', 'kind', 'target', 'event', 'state', 'attempts', 'due_at', 'created_at', 'last_reason', 'trace'] as const),
  ...(['key_id', 'payload_seal', 'payload'] as const),
];

const insertInto = (table: keyof Schema, columns: readonly string[]) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

const INSERT_QUOTE = insertInto('quotes', QUOTE);
const INSERT_SUBJECTS = insertInto('quote_subjects', ['quote', 'hashes']);
const INSERT_MESSAGE = `${insertInto('outbox', ['quote', ...MESSAGE])} on conflict (quote, id) do nothing`;

/**
 * Writes the rows of a quotation in the transaction of the caller.
 *
 * @throws ReservationLost when its caller's key has gone to another request; then nothing may be committed
 */
export async function saveQuote(connection: WriterConnection, db: Kysely<Schema>, rows: QuoteRows): Promise<void> {
  const insert = (sql: string, parameters: readonly unknown[]) => connection.executeQuery({ sql, parameters });
  const { insertId } = await insert(
    INSERT_QUOTE,
    QUOTE.map((column) => rows.quote[column]),
  );
  const seq = Number(insertId);
  await insert(INSERT_SUBJECTS, [seq, rows.hashes]);
  for (const message of rows.messages) await insert(INSERT_MESSAGE, [seq, ...MESSAGE.map((column) => message[column])]);
  await saveOthers(db, [{ ...rows, seq }]);
}
