import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { MOST_WRONG_RESUMES, RESUME_CODE_WORKS_MS, type ResumeCodes } from '@cotiza/quoting';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { codeFrom, typedCode } from '../drafts/draft-secrets';
import type { StorageContext } from '../storage-context';
import { behindLink, couldBeToken } from './link-token';

const KEY_BYTES = 32;
/** Separates this key from others that are derived from the secret. */
const PURPOSE = 'codes of quotations';

/** Characters of a code, 50 random bits. The first ones name its row, and the others, 30 bits, are guessed. */
const CODE_CHARS = 10;
const NAME_CHARS = 4;
const CODE = /^[0-9A-Z]{10}$/;

/** Codes on a database. Of each a keyed hash is kept. */
export function resumeCodesRepository({ database, clock, secret }: StorageContext): ResumeCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  const hashOf = (code: string) => createHmac('sha256', key).update(code).digest();
  return {
    make: async (token) => {
      if (!couldBeToken(token)) return undefined;
      const now = clock.now();
      const shown = await database.read((db) =>
        behindLink(db, token, now).select('reference').where('state', '=', 'cotizado').executeTakeFirst(),
      );
      if (!shown) return undefined;
      const { reference } = shown;
      const code = codeFrom(randomBytes(CODE_CHARS));
      const row = { code_hash: hashOf(code), reference, tries: 0, expires_at: now + RESUME_CODE_WORKS_MS };
      await database.write(async (db) => {
        // Codes of one quotation are made one after the other, so that each deletes the one before it.
        if (database.traits.locksRows)
          await db.selectFrom('quotes').select('seq').where('reference', '=', reference).forUpdate().execute();
        await db.deleteFrom('resume_codes').where('reference', '=', reference).execute();
        // Of two codes with one name, the older one works no more.
        await db
          .insertInto('resume_codes')
          .values({ name: nameOf(code), ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute();
      });
      return code.replace(/^(....)(...)(...)$/, '$1-$2-$3');
    },
    use: async (typed) => {
      const code = typedCode(typed);
      if (!CODE.test(code)) return undefined;
      const now = clock.now();
      // A read first: guesses write nothing.
      if (!(await database.read((db) => open(db, code, now)))) return undefined;
      return database.write((db) => use(db, { code, hash: hashOf(code), now }));
    },
  };
}

export const forgetResumeCodes = (db: Kysely<Schema>, now: number) =>
  db.deleteFrom('resume_codes').where('expires_at', '<=', now).execute();

interface Attempt {
  readonly code: string;
  readonly hash: Buffer;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Counts an attempt before it compares: however many come at once, no more than are allowed are compared, and one gets the row. */
async function use(db: Kysely<Schema>, { code, hash, now }: Attempt): Promise<string | undefined> {
  const row = await db
    .updateTable('resume_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('name', '=', nameOf(code))
    .where('tries', '<', MOST_WRONG_RESUMES)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'reference'])
    .executeTakeFirst();
  if (!row || !timingSafeEqual(row.code_hash, hash)) return undefined;
  await db.deleteFrom('resume_codes').where('name', '=', nameOf(code)).execute();
  return row.reference;
}

const open = (db: Kysely<Schema>, code: string, now: number) =>
  db
    .selectFrom('resume_codes')
    .select('name')
    .where('name', '=', nameOf(code))
    .where('tries', '<', MOST_WRONG_RESUMES)
    .where('expires_at', '>', now)
    .executeTakeFirst();

const nameOf = (code: string): string => code.slice(0, NAME_CHARS);
