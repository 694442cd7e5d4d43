import { domainToASCII } from 'node:url';
import { existing } from '@cotiza/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { openQuote } from '../quotes/sealed-body';
import type { StorageContext } from '../storage-context';

/** Quotations that are opened before the next are fetched: some hundred KiB of memory. */
const AT_ONCE = 200;

/**
 * Returns the ids of the pending e-mails to a domain. The recipient is kept in the quotation alone, so each one is opened.
 *
 * @throws UnknownDataKey, SealBroken
 */
export async function waitingEmailsTo(domain: string, { database, seals }: StorageContext): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after = 0; ;) {
    const rows = await database.read((db) => waitingAfter(db, after));
    for (const { id, ...quote } of rows) {
      const { email } = openQuote(seals, quote).body.holder;
      if (domainToASCII(email.slice(email.lastIndexOf('@') + 1).trim()) === domainToASCII(domain)) ids.push(id);
    }
    if (rows.length < AT_ONCE) return ids;
    after = existing(rows.at(-1), 'last row of the page').seq;
  }
}

const waitingAfter = (db: Kysely<Schema>, after: number) =>
  db
    .selectFrom('outbox')
    .innerJoin('quotes', 'quotes.seq', 'outbox.quote')
    .select(['outbox.seq', 'outbox.id', 'reference', 'quotes.key_id', 'body_seal', 'body'])
    .where('outbox.state', '=', 'pending')
    .where('kind', '=', 'email')
    .where('outbox.seq', '>', after)
    .orderBy('outbox.seq')
    .limit(AT_ONCE)
    .execute();
