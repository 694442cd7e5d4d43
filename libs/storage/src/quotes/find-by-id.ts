import { defined } from '@cotiza/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/key-ring';
import type { StorageContext } from '../storage-context';
import type { FoundQuote, QuoteSearch, QuoteTrait } from './quote-admin';
import { BODY_COLUMNS, isUnreadable, openBody } from './sealed-body';
import { readQuote } from './stored-quote';

/** Quotations that are opened before the next are fetched: some hundred KiB of memory. */
const AT_ONCE = 200;

/**
 * Quotations that somebody knows by an id of any kind, newest first. A reference is a column; the ids of callers are inside
 * what is encrypted, and every quotation of the time is opened for them: a hash of each would be written with every
 * quotation, for a question that an operator asks now and then. A thousand take a fraction of a second.
 */
export async function findById({ database, seals }: StorageContext, { id, since = 0, limit }: QuoteSearch) {
  const found: FoundQuote[] = [];
  let unreadable = 0;
  let before = Number.MAX_SAFE_INTEGER;
  while (found.length < limit) {
    const rows = await database.read((db) => olderThan(db, before, since));
    for (const row of rows) {
      const by = traitOf(row, id, seals);
      if (by === 'unreadable') unreadable++;
      if (by === undefined || by === 'unreadable') continue;
      const { reference, line, state, created_at: createdAt } = row;
      found.push({ reference, line, state, createdAt, by });
    }
    if (rows.length < AT_ONCE) break;
    before = defined(rows.at(-1), 'last row of the page').seq;
  }
  return { found: found.slice(0, limit), unreadable };
}

const olderThan = (db: Kysely<Schema>, before: number, since: number) =>
  db
    .selectFrom('quotes')
    .select(['seq', 'line', 'state', 'created_at', ...BODY_COLUMNS])
    .where('seq', '<', before)
    .where('created_at', '>=', since)
    .orderBy('seq', 'desc')
    .limit(AT_ONCE)
    .execute();

type Row = Awaited<ReturnType<typeof olderThan>>[number];

function traitOf(row: Row, id: string, seals: Seals): QuoteTrait | 'unreadable' | undefined {
  if (row.reference === id.toUpperCase()) return 'reference';
  try {
    const text = openBody(seals, row);
    // Most quotations are ruled out without parsing.
    if (!text.includes(JSON.stringify(id))) return undefined;
    const { request_id: requestId, client_reference: clientReference } = readQuote(text).result;
    if (requestId === id) return 'request id';
    return clientReference === id ? 'client reference' : undefined;
  } catch (error) {
    if (isUnreadable(error)) return 'unreadable';
    throw error;
  }
}
