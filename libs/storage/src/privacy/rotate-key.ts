import { setImmediate as nextTurn } from 'node:timers/promises';
import { defined } from '@cotiza/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { latePlace, type Seals } from '../encryption/key-ring';
import { subjectHashes } from '../encryption/hashes';
import { registerKey } from '../encryption/unlock';
import { openPayload, PAYLOAD_COLUMNS, sealPayload } from '../outbox/new-messages';
import { openDraft, sealedDraft } from '../drafts/sealed-draft';
import { openLate } from '../quotes/late-answers';
import { BODY_COLUMNS, columnsOf, openBody, sealBody, type BodyRow } from '../quotes/sealed-body';
import { readQuote } from '../quotes/stored-quote';
import type { StorageContext } from '../storage-context';
import type { OnProgress } from './privacy';

/** A process that goes on writing with an older key would keep this going for ever. */
const MOST_PASSES = 3;

/** Rows done in one transaction: some milliseconds, after which others may write. */
const BATCH = 100;

/**
 * Encrypts and hashes everything again with the current key; where keys are made here, it makes one first. After an interruption it
 * resumes with that key. It includes what a running service writes meanwhile.
 */
export async function rotateKey(context: StorageContext, onProgress?: OnProgress): Promise<number> {
  const { database } = context;
  const inUse = await database.read(keysInUse);
  const keyId = await database.write((db) => takeUpKey(db, context, inUse));
  let done = 0;
  const tell = (count: number) => {
    done += count;
    onProgress?.(done);
  };
  for (let pass = 0; pass < MOST_PASSES && !(await retireOthers(database, keyId)); pass++) {
    await inBatches(database, (db, after) => rotateQuotes(db, context, keyId, after), tell);
    await inBatches(database, (db, after) => rotateLateAnswers(db, context.seals, keyId, after), tell);
    await inBatches(database, (db, after) => rotateDrafts(db, context, keyId, after), tell);
    await inBatches(database, (db, after) => rotatePayloads(db, context.seals, keyId, after), tell);
  }
  return done;
}

/** The key to protect everything with. One process at a time may make one: of two that were made at once, one would be lost. */
async function takeUpKey(db: Kysely<Schema>, { database, ring, secret }: StorageContext, inUse: ReadonlySet<string>) {
  const known = db.selectFrom('data_keys').select('key_id').orderBy('key_id');
  if (database.traits.locksRows) await known.forUpdate().execute();
  const registered = await known.execute();
  const needed = new Set([...inUse, ...registered.map(({ key_id: id }) => id)]);
  if ([...inUse].every((id) => id === ring.current().id)) ring.renew(needed);
  await registerKey(db, ring.current(), secret);
  return ring.current().id;
}

type Rows = readonly { readonly seq: number }[];

/** @param batch rotates the rows that follow a number, and returns them */
async function inBatches(
  database: Database,
  batch: (db: Kysely<Schema>, after: number) => Promise<Rows>,
  tell: (count: number) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const from = after;
    const rows = await database.write((db) => batch(db, from));
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
    tell(rows.length);
    await nextTurn();
  }
}

async function rotateQuotes(db: Kysely<Schema>, context: StorageContext, keyId: string, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('quotes')
    .select(['seq', ...BODY_COLUMNS])
    .where('seq', '>', after)
    .where('key_id', '!=', keyId)
    .orderBy('seq')
    .limit(BATCH)
    .execute();
  for (const row of rows) await rotateQuote(db, row, context);
  return rows;
}

async function rotateQuote(
  db: Kysely<Schema>,
  row: BodyRow & { readonly seq: number },
  { ring, seals }: StorageContext,
): Promise<void> {
  const text = openBody(seals, row);
  const sealed = sealBody(seals, row.reference, text);
  const hashes = subjectHashes(ring.find(sealed.key_id), readQuote(text).body);
  const { numUpdatedRows } = await db
    .updateTable('quotes')
    .set(sealed)
    .where('seq', '=', row.seq)
    .where('body_seal', '=', row.body_seal)
    .executeTakeFirst();
  // Late answers have been added meanwhile: the next pass finds it.
  if (numUpdatedRows === 0n) return;
  await db.updateTable('quote_subjects').set({ hashes }).where('quote', '=', row.seq).execute();
}

async function rotateLateAnswers(db: Kysely<Schema>, seals: Seals, keyId: string, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('late_answers')
    .innerJoin('quotes', 'quotes.seq', 'late_answers.quote')
    .select(['late_answers.seq', 'reference', 'pending', 'late_answers.key_id', 'late_answers.body_seal'])
    .select('late_answers.body')
    .where('late_answers.seq', '>', after)
    .where('late_answers.key_id', '!=', keyId)
    .orderBy('late_answers.seq')
    .limit(BATCH)
    .execute();
  for (const { seq, reference, ...row } of rows) {
    const sealed = columnsOf(seals.seal(latePlace(reference, row.pending), openLate(seals, reference, row)));
    await db.updateTable('late_answers').set(sealed).where('seq', '=', seq).execute();
  }
  return rows;
}

async function rotateDrafts(
  db: Kysely<Schema>,
  { ring, seals }: StorageContext,
  keyId: string,
  after: number,
): Promise<Rows> {
  const rows = await db
    .selectFrom('quote_drafts')
    .selectAll()
    .where('seq', '>', after)
    .where('key_id', '!=', keyId)
    .orderBy('seq')
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const sealed = sealedDraft({ ring, seals }, row.id, openDraft(seals, row));
    // Changed meanwhile, it has been sealed again.
    await db
      .updateTable('quote_drafts')
      .set(sealed)
      .where('seq', '=', row.seq)
      .where('version', '=', row.version)
      .execute();
  }
  return rows;
}

async function rotatePayloads(db: Kysely<Schema>, seals: Seals, keyId: string, after: number): Promise<Rows> {
  const rows = await db
    .selectFrom('outbox')
    .select(['seq', ...PAYLOAD_COLUMNS])
    .where('seq', '>', after)
    .where('key_id', '!=', keyId)
    .orderBy('seq')
    .limit(BATCH)
    .execute();
  for (const row of rows) {
    const sealed = sealPayload(seals, row.id, openPayload(seals, row));
    // Forgotten meanwhile, it stays so.
    await db.updateTable('outbox').set(sealed).where('seq', '=', row.seq).where('key_id', '=', row.key_id).execute();
  }
  return rows;
}

/** Forgets the other keys once nothing needs them. False while something does. */
async function retireOthers(database: Database, keyId: string): Promise<boolean> {
  const inUse = await database.read(keysInUse);
  if ([...inUse].some((id) => id !== keyId)) return false;
  await database.write((db) => db.deleteFrom('data_keys').where('key_id', '!=', keyId).execute());
  return true;
}

/** Returns the keys in use, by a scan of all rows. */
async function keysInUse(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const bodies = await db.selectFrom('quotes').select('key_id').distinct().execute();
  const payloads = await db.selectFrom('outbox').select('key_id').distinct().where('key_id', 'is not', null).execute();
  const late = await db.selectFrom('late_answers').select('key_id').distinct().execute();
  const drafts = await db.selectFrom('quote_drafts').select('key_id').distinct().execute();
  return new Set([...bodies, ...late, ...payloads, ...drafts].map(({ key_id: id }) => defined(id, 'key of that row')));
}
