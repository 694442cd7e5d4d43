import { defined } from '@cotiza/kernel';
import type { OfferChoices, PurchasableQuote, PurchaseDesk } from '@cotiza/quoting';
import type { Kysely, Selectable } from 'kysely';
import type { QuotesTable, Schema } from '../database/schema';
import { insertMessages, messageRow } from '../outbox/new-messages';
import type { AuditedContext, StorageContext } from '../storage-context';
import { tokenHash } from '../encryption/hashes';
import { couldBeToken } from './link-token';
import { openWhole } from './late-answers';
import { BODY_COLUMNS } from './sealed-body';
import { chosenOf, type StoredQuote } from './stored-quote';

interface Link {
  readonly hash: Buffer;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export function purchaseDeskRepository({ database, clock, seals, writeAudit }: AuditedContext): PurchaseDesk {
  return {
    redeem: async (token, mostUses) => {
      if (!couldBeToken(token)) return { kind: 'unknown' };
      const link: Link = { hash: tokenHash(token), now: clock.now() };
      // A read first: guesses write nothing.
      if (!(await database.read((db) => linked(db, link)))) return { kind: 'unknown' };
      const row = await database.write(async (db) => {
        const counted = await countUse(db, link, mostUses);
        if (counted) await writeAudit(db, { at: link.now, action: 'purchase', count: 1 });
        return counted;
      });
      if (!row) return { kind: 'used-up' };
      const quote = await database.read((db) => openWhole(db, seals, row, link.now));
      return { kind: 'redeemed', quote: purchasable(row, quote), uses: row.link_uses };
    },
  };
}

/** Choices of offers on a database, for the page behind the link. */
export function offerChoicesRepository({ database, clock, seals, added }: StorageContext): OfferChoices {
  return {
    choose: async ({ token, number: offer }, messagesOf) => {
      if (!couldBeToken(token)) return 'unknown';
      const link: Link = { hash: tokenHash(token), now: clock.now() };
      // A read first: guesses and repetitions write nothing.
      const before = await database.read((db) => linked(db, link));
      if (!before) return 'unknown';
      if (before.chosen_offer === offer) return 'repeated';
      const messages = await database.write(async (db) => {
        const marked = await mark(db, link, offer);
        if (!marked) return undefined;
        const rows = messagesOf(marked.choices).map((message) => messageRow(message, seals, link.now));
        await insertMessages(
          db,
          rows.map((row) => ({ ...row, quote: marked.seq })),
        );
        return rows;
      });
      // Another process marked the same offer, or the quotation has been erased.
      if (!messages) return (await database.read((db) => linked(db, link))) ? 'repeated' : 'unknown';
      if (messages.length > 0) added.tell();
      return 'marked';
    },
  };
}

const linked = (db: Kysely<Schema>, { hash, now }: Link) =>
  db
    .selectFrom('quotes')
    .select('chosen_offer')
    .where('link_token_hash', '=', hash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();

/** Checks and counts in one statement: of two callers for the last use, one gets it. */
const countUse = (db: Kysely<Schema>, { hash, now }: Link, mostUses: number | null) =>
  db
    .updateTable('quotes')
    .set(({ eb }) => ({ link_uses: eb('link_uses', '+', 1) }))
    .where('link_token_hash', '=', hash)
    .where('link_expires_at', '>', now)
    .$if(mostUses !== null, (query) => query.where('link_uses', '<', mostUses))
    .returning(['seq', ...BODY_COLUMNS, 'created_at', 'link_expires_at', 'link_uses', 'chosen_offer'])
    .executeTakeFirst();

/** Checks and marks in one statement: of two callers who choose the same offer, one changes the row. */
const mark = (db: Kysely<Schema>, { hash, now }: Link, offer: number) =>
  db
    .updateTable('quotes')
    .set(({ eb }) => ({ chosen_offer: offer, choices: eb('choices', '+', 1) }))
    .where('link_token_hash', '=', hash)
    .where('link_expires_at', '>', now)
    .where(({ eb, or }) => or([eb('chosen_offer', 'is', null), eb('chosen_offer', '<>', offer)]))
    .returning(['seq', 'choices'])
    .executeTakeFirst();

type UsedRow = Pick<Selectable<QuotesTable>, 'reference' | 'created_at' | 'link_expires_at' | 'chosen_offer'>;

function purchasable(row: UsedRow, quote: StoredQuote): PurchasableQuote {
  const { body, insured = null, result } = quote;
  const linkExpiresAt = defined(row.link_expires_at, 'end of a purchase link that was found');
  const chosen = chosenOf(row, result);
  return { reference: row.reference, createdAt: row.created_at, linkExpiresAt, body, insured, result, chosen };
}
