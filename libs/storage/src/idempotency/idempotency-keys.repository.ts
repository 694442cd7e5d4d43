import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '@cotiza/kernel';
import type { IdempotencyAnswer, IdempotencyKeys, QuoteResult } from '@cotiza/quoting';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database';
import type { IdempotencyKeysTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { BODY_COLUMNS, openBody } from '../quotes/sealed-body';
import { readQuote } from '../quotes/stored-quote';
import { canonicalJson } from './canonical-json';
import { CLAIM_LEASE_MS, POLL_EVERY_MS } from './durations';

export interface IdempotencyParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly seals: Seals;
  /** Hashing secret of the database. */
  readonly secret: Buffer;
}

interface Attempt {
  readonly keyHash: string;
  readonly bodyHash: string;
  readonly owner: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Callers' keys on a database. */
export function idempotencyKeysRepository({ database, clock, seals, secret }: IdempotencyParts): IdempotencyKeys {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  return {
    begin: async (key, body) => {
      const keyHash = hash('key', key);
      const bodyHash = hash('body', canonicalJson(body));
      const owner = randomUUID();
      for (;;) {
        const attempt = { keyHash, bodyHash, owner, now: clock.now() };
        const answer = await database.write((db) => tryOnce(db, attempt, seals));
        if (answer !== 'wait') return answer;
        await new Promise<void>((resolve) => clock.after(POLL_EVERY_MS, resolve));
      }
    },
    release: ({ keyHash, owner }) =>
      database.write(async (db) => {
        await db
          .deleteFrom('idempotency_keys')
          .where('key_hash', '=', keyHash)
          .where('owner', '=', owner)
          .where('quote', 'is', null)
          .execute();
      }),
  };
}

async function tryOnce(db: Kysely<Schema>, attempt: Attempt, seals: Seals): Promise<IdempotencyAnswer | 'wait'> {
  const { keyHash, bodyHash, owner, now } = attempt;
  const row = { key_hash: keyHash, body_hash: bodyHash, owner, until: now + CLAIM_LEASE_MS, quote: null };
  const claimed: IdempotencyAnswer = { kind: 'claimed', claim: { keyHash, owner } };
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return claimed;
  const found = await db.selectFrom('idempotency_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
  if (!found) return 'wait';
  if (found.until <= now) return (await takeOver(db, found, row)) ? claimed : 'wait';
  if (found.body_hash !== bodyHash) return { kind: 'reused' };
  return found.quote === null ? 'wait' : { kind: 'repeated', result: await resultOf(db, found.quote, seals) };
}

/** A claim that has lapsed, or a key past its time, goes to whoever changes it first. */
async function takeOver(
  db: Kysely<Schema>,
  found: Selectable<IdempotencyKeysTable>,
  row: Selectable<IdempotencyKeysTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set(row)
    .where('key_hash', '=', found.key_hash)
    .where('owner', '=', found.owner)
    .where('until', '=', found.until)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function resultOf(db: Kysely<Schema>, seq: number, seals: Seals): Promise<QuoteResult> {
  const row = await db.selectFrom('quotes').select(BODY_COLUMNS).where('seq', '=', seq).executeTakeFirstOrThrow();
  return readQuote(openBody(seals, row)).result;
}
