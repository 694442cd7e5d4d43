import { ReservationLost, type MessageRow, type QuoteRows } from '../quote-rows';
import type { WriterConnection } from './writer-connection';

/** Writes the rows of one quotation, on this thread and in the transaction that is under way. */
export type SaveQuote = (rows: QuoteRows) => void;

const QUOTE_COLUMNS: readonly (keyof QuoteRows['quote'])[] = [
  ...(['reference', 'line', 'state', 'created_at', 'key_id'] as const),
  ...(['link_token_hash', 'link_expires_at', 'body_seal', 'body'] as const),
];
const MESSAGE_COLUMNS: readonly (keyof MessageRow)[] = [
  ...(['id', 'kind', 'target', 'event', 'created_at', 'key_id', 'payload_seal', 'payload', 'trace'] as const),
];

const insertion = (table: string, columns: readonly string[]) =>
  `insert into ${table} (${columns.join()}) values (${columns.map(() => '?').join()})`;

/** Statements are prepared once: to build each of them again takes longer than to run it. */
export async function saveQuoteOn(connection: WriterConnection): Promise<SaveQuote> {
  const insertQuote = await connection.prepare(insertion('quotes', QUOTE_COLUMNS));
  const insertSubjects = await connection.prepare(insertion('quote_subjects', ['quote', 'hashes']));
  const insertMessage = await connection.prepare(
    `${insertion('outbox', ['quote', 'state', 'attempts', 'due_at', ...MESSAGE_COLUMNS])} on conflict (quote, id) do nothing`,
  );
  const keepList = await connection.prepare(
    `${insertion('guarantee_lists', ['hash', 'body', 'used_at'])}
     on conflict (hash) do update set used_at = excluded.used_at`,
  );
  const settleReservation = await connection.prepare(
    'update idempotency_keys set quote = ?, until = ? where key_hash = ? and owner = ? and quote is null',
  );
  return ({ quote, hashes, guaranteeLists, messages, reservation }) => {
    const seq = insertQuote(QUOTE_COLUMNS.map((column) => quote[column])).lastInsertRowid;
    insertSubjects([seq, hashes]);
    for (const message of messages)
      insertMessage([seq, 'pending', 0, message.created_at, ...MESSAGE_COLUMNS.map((column) => message[column])]);
    for (const { hash, body, used_at: usedAt } of guaranteeLists) keepList([hash, body, usedAt]);
    if (!reservation) return;
    const { until, keyHash, owner } = reservation;
    if (settleReservation([seq, until, keyHash, owner]).changes === 0) throw new ReservationLost();
  };
}
