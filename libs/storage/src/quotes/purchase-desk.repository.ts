import { type Clock, existing } from '@cotiza/kernel';
import type { PurchasableQuote, PurchaseDesk } from '@cotiza/purchase';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import type { WriteAudit } from '../privacy/audit';
import { chosenOf } from './chosen-of';
import { couldBeToken, tokenHash } from './link-token';
import { BODY_COLUMNS, openBody, type BodyRow } from './sealed-body';
import { readQuote } from './stored-quote';

export interface PurchaseDeskParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seals: Seals;
  readonly writeAudit: WriteAudit;
}

interface Use {
  readonly hash: Buffer;
  readonly now: number;
  readonly mostUses: number | null;
}

/** Purchase links on a database. */
export function purchaseDeskRepository({ database, clock, seals, writeAudit }: PurchaseDeskParts): PurchaseDesk {
  return {
    redeem: async (token, mostUses) => {
      if (!couldBeToken(token)) return { kind: 'unknown' };
      const use: Use = { hash: tokenHash(token), now: clock.now(), mostUses };
      // Looked at first, so that guessing writes nothing.
      if (!(await database.read((db) => isLink(db, use)))) return { kind: 'unknown' };
      const row = await database.write(async (db) => {
        const counted = await countUse(db, use);
        if (counted !== undefined) await writeAudit(db, { at: use.now, action: 'purchase', count: 1 });
        return counted;
      });
      return row === undefined
        ? { kind: 'used-up' }
        : { kind: 'redeemed', quote: quoteOf(row, seals), uses: row.link_uses };
    },
  };
}

async function isLink(db: Kysely<Schema>, { hash, now }: Use): Promise<boolean> {
  const found = await db
    .selectFrom('quotes')
    .select('seq')
    .where('link_token_hash', '=', hash)
    .where('link_expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Looks and counts in one statement: of two who come at once for the last use, one gets it. */
function countUse(db: Kysely<Schema>, { hash, now, mostUses }: Use) {
  return db
    .updateTable('quotes')
    .set(({ eb }) => ({ link_uses: eb('link_uses', '+', 1) }))
    .where('link_token_hash', '=', hash)
    .where('link_expires_at', '>', now)
    .$if(mostUses !== null, (query) => query.where('link_uses', '<', mostUses))
    .returning([...BODY_COLUMNS, 'created_at', 'link_expires_at', 'link_uses', 'chosen_offer'])
    .executeTakeFirst();
}

type UsedRow = BodyRow & {
  readonly created_at: number;
  readonly link_expires_at: number | null;
  readonly chosen_offer: number | null;
};

function quoteOf(row: UsedRow, seals: Seals): PurchasableQuote {
  const { body, insured = null, result } = readQuote(openBody(seals, row));
  // Only what has an expiry is found.
  const linkExpiresAt = existing(row.link_expires_at, 'end of a purchase link that was found');
  const chosen = chosenOf(row, result);
  return { reference: row.reference, createdAt: row.created_at, linkExpiresAt, body, insured, result, chosen };
}
