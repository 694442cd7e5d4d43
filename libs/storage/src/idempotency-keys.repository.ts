import { createHmac, randomUUID } from 'node:crypto';
import { canonicalJson } from '@cotiza/kernel';
import type { IdempotencyAnswer, IdempotencyKeys, QuoteResult, UsedKey } from '@cotiza/quoting';
import type { Kysely, Selectable } from 'kysely';
import type { IdempotencyKeysTable, Schema } from './database/schema';
import type { Seals } from './encryption/key-ring';
import { openWhole } from './quotes/late-answers';
import { BODY_COLUMNS } from './quotes/sealed-body';
import type { StorageContext } from './storage-context';

/**
 * Time for which a request may hold a key without an answer, in milliseconds, unless it may take longer itself. After it the
 * process that held the key has most likely ended, and an equal request goes ahead.
 */
export const RESERVED_FOR_MS = 60 * 1000;

interface Question {
  readonly keyHash: string;
  readonly bodyHash: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type FoundKey = Selectable<IdempotencyKeysTable>;

export function idempotencyKeysRepository({ database, clock, seals, secret }: StorageContext): IdempotencyKeys {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  const questionOf = (key: string, body: unknown): Question => ({
    keyHash: hash('key', key),
    bodyHash: hash('body', canonicalJson(body)),
    now: clock.now(),
  });
  return {
    recall: async (key, body) => {
      const question = questionOf(key, body);
      return database.read((db) => recall(db, question, seals));
    },
    begin: async (key, body, { mostMs = 0, isOfOpenQuote = false } = {}) => {
      const claim = { owner: randomUUID(), forMs: Math.max(RESERVED_FOR_MS, mostMs), isOfOpenQuote };
      const question = questionOf(key, body);
      return database.write((db) => reserve(db, question, claim, seals));
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

const UNDER_WAY: UsedKey = { kind: 'under-way' };

async function recall(db: Kysely<Schema>, question: Question, seals: Seals): Promise<UsedKey | undefined> {
  const found = await find(db, question);
  return !found || found.until <= question.now ? undefined : usedBy(db, found, question, seals);
}

async function reserve(
  db: Kysely<Schema>,
  question: Question,
  { owner, forMs, isOfOpenQuote }: { readonly owner: string; readonly forMs: number; readonly isOfOpenQuote: boolean },
  seals: Seals,
): Promise<IdempotencyAnswer> {
  const { keyHash, bodyHash, now } = question;
  const row = { key_hash: keyHash, body_hash: bodyHash, owner, until: now + forMs, quote: null };
  const reserved: IdempotencyAnswer = { kind: 'reserved', reservation: { keyHash, owner } };
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return reserved;
  const found = await find(db, question);
  if (!found) return UNDER_WAY;
  const used = found.until <= now ? undefined : await usedBy(db, found, question, seals);
  const isClosed = isOfOpenQuote && used?.kind === 'repeated' && !used.result.pendientes;
  if (used && !isClosed) return used;
  return (await takeOver(db, found, row)) ? reserved : UNDER_WAY;
}

const find = (db: Kysely<Schema>, { keyHash }: Question): Promise<FoundKey | undefined> =>
  db.selectFrom('idempotency_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

/** Compares a request with the one that has the key. */
async function usedBy(
  db: Kysely<Schema>,
  found: FoundKey,
  { bodyHash, now }: Question,
  seals: Seals,
): Promise<UsedKey> {
  if (found.body_hash !== bodyHash) return { kind: 'reused' };
  const result = found.quote === null ? undefined : await resultOf(db, found.quote, now, seals);
  return result ? { kind: 'repeated', result } : UNDER_WAY;
}

/** Takes a lapsed reservation or an expired key over. Of several requests, the first update wins. */
async function takeOver(db: Kysely<Schema>, found: FoundKey, row: FoundKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set(row)
    .where('key_hash', '=', found.key_hash)
    .where('owner', '=', found.owner)
    .where('until', '=', found.until)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns undefined where the quotation and its key have been erased meanwhile. */
async function resultOf(db: Kysely<Schema>, seq: number, now: number, seals: Seals): Promise<QuoteResult | undefined> {
  const quotes = db.selectFrom('quotes').select(['seq', ...BODY_COLUMNS]);
  const row = await quotes.where('seq', '=', seq).executeTakeFirst();
  return row && (await openWhole(db, seals, row, now)).result;
}
