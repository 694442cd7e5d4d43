import { createHmac, randomUUID } from 'node:crypto';
import { canonicalJson } from '@cotiza/kernel';
import {
  RecordingUncertain,
  type IdempotencyAnswer,
  type IdempotencyKeys,
  type QuoteResult,
  type UsedKey,
} from '@cotiza/quoting';
import type { Kysely, Selectable } from 'kysely';
import type { IdempotencyKeysTable, Schema } from '../database/schema';
import type { Seals } from '../encryption/seals';
import { BODY_COLUMNS, openQuote } from '../quotes/sealed-body';
import type { StorageContext } from '../storage-context';

/**
 * Time for which a request may hold a key without an answer, in milliseconds, unless it may take longer itself. After it the
 * process that held the key has most likely ended, and an equal request goes ahead.
 */
export const RESERVED_FOR_MS = 60 * 1000;

/** Time between two looks for the answer to an equal request, in milliseconds. */
const POLL_EVERY_MS = 50;

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
  /** Asks until there is an answer, or until it is abandoned. */
  const answerTo = async <T>(
    [key, body, abandoned]: Parameters<IdempotencyKeys['recall']>,
    ask: (question: Question) => Promise<T | 'wait'>,
  ) => {
    const [keyHash, bodyHash] = [hash('key', key), hash('body', canonicalJson(body))];
    for (;;) {
      if (abandoned?.aborted) throw new RecordingUncertain('an equal request is under way');
      const answer = await ask({ keyHash, bodyHash, now: clock.now() });
      if (answer !== 'wait') return answer as T;
      await new Promise<void>((resolve) => clock.after(POLL_EVERY_MS, resolve));
    }
  };
  return {
    recall: (...asked) => answerTo(asked, (question) => database.read((db) => recallOnce(db, question, seals))),
    begin: (key, body, abandoned, mostMs = 0) => {
      const claim = { owner: randomUUID(), forMs: Math.max(RESERVED_FOR_MS, mostMs) };
      return answerTo([key, body, abandoned], (question) =>
        database.write((db) => reserveOnce(db, question, claim, seals)),
      );
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

async function recallOnce(db: Kysely<Schema>, question: Question, seals: Seals): Promise<UsedKey | undefined | 'wait'> {
  const found = await find(db, question);
  return !found || found.until <= question.now ? undefined : usedBy(db, found, question, seals);
}

async function reserveOnce(
  db: Kysely<Schema>,
  question: Question,
  { owner, forMs }: { readonly owner: string; readonly forMs: number },
  seals: Seals,
): Promise<IdempotencyAnswer | 'wait'> {
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
  if (!found) return 'wait';
  if (found.until <= now) return (await takeOver(db, found, row)) ? reserved : 'wait';
  return usedBy(db, found, question, seals);
}

const find = (db: Kysely<Schema>, { keyHash }: Question): Promise<FoundKey | undefined> =>
  db.selectFrom('idempotency_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();

/** Compares a request with the one that has the key. */
async function usedBy(
  db: Kysely<Schema>,
  found: FoundKey,
  { bodyHash, now }: Question,
  seals: Seals,
): Promise<UsedKey | 'wait'> {
  if (found.body_hash !== bodyHash) return { kind: 'reused' };
  const result = found.quote === null ? undefined : await resultOf(db, found.quote, now, seals);
  return result ? { kind: 'repeated', result } : 'wait';
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
  const row = await db.selectFrom('quotes').select(BODY_COLUMNS).where('seq', '=', seq).executeTakeFirst();
  return row && openQuote(seals, row, now).result;
}
