import { domainToASCII } from 'node:url';
import { defined } from '@cotiza/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/key-ring';
import { isUnreadable, openQuote, type BodyRow } from '../quotes/sealed-body';
import type { StorageContext } from '../storage-context';

/** Quotations that are opened before the next are fetched: some hundred KiB of memory. */
const AT_ONCE = 200;

/**
 * Returns the ids of the pending e-mails to a domain, and how many have a recipient that cannot be read. The recipient is kept in
 * the quotation alone, so each one is opened.
 */
export async function waitingEmailsTo(domain: string, { database, seals }: StorageContext) {
  const ids: string[] = [];
  let unreadable = 0;
  for (let after = 0; ;) {
    const rows = await database.read((db) => waitingAfter(db, after));
    for (const { id, ...quote } of rows) {
      const itsDomain = domainOf(quote, seals);
      if (itsDomain === undefined) unreadable++;
      else if (itsDomain === domainToASCII(domain)) ids.push(id);
    }
    if (rows.length < AT_ONCE) return { ids, unreadable };
    after = defined(rows.at(-1), 'last row of the page').seq;
  }
}

function domainOf(quote: BodyRow, seals: Seals): string | undefined {
  try {
    const { email } = openQuote(seals, quote).body.holder;
    return domainToASCII(email.slice(email.lastIndexOf('@') + 1).trim());
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
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
