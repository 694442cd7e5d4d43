import { randomBytes, timingSafeEqual } from 'node:crypto';
import { MOST_WRONG_CODES, type DraftAccess, type DraftContent, type DraftStore } from '@cotiza/quoting';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { QuoteDraftsTable, Schema } from '../database/schema';
import { tokenHash } from '../encryption/hashes';
import { couldBeToken } from '../quotes/link-token';
import type { StorageContext } from '../storage-context';
import { draftSecrets, shownCode, typedCode } from './draft-secrets';
import { keptDraft, sealedDraft } from './sealed-draft';

/** Bytes of a handle, which cannot be guessed, and of the key of a browser. */
const HANDLE_BYTES = 16;
const HANDLE = /^[\w-]{22}$/;
const BROWSER_KEY_BYTES = 32;

export function draftsRepository(context: StorageContext): DraftStore {
  const { database, seals, secret } = context;
  const secrets = draftSecrets(secret);
  const insert = async (content: DraftContent, row: NewDraft) => {
    const id = randomBytes(HANDLE_BYTES).toString('base64url');
    const token = secrets.tokenOf(id);
    const sealed = sealedDraft(context, id, content);
    const values = { id, token_hash: tokenHash(token), wrong_codes: 0, version: 1, reference: null, ...row, ...sealed };
    await database.write((db) => db.insertInto('quote_drafts').values(values).execute());
    return { id, token };
  };
  return {
    add: async (content, expiresAt) =>
      (await insert(content, { state: 'pendiente', browser_hash: null, expires_at: expiresAt })).id,
    begin: async (content, expiresAt) => {
      const browserKey = randomBytes(BROWSER_KEY_BYTES).toString('base64url');
      const row: NewDraft = { state: 'en_curso', browser_hash: tokenHash(browserKey), expires_at: expiresAt };
      return { token: (await insert(content, row)).token, browserKey };
    },
    linkOf: (id) => ({ token: secrets.tokenOf(id), code: shownCode(secrets.codeOf(id)) }),
    find: async (id) => {
      if (!HANDLE.test(id)) return undefined;
      const row = await database.read((db) => rows(db).where('id', '=', id).executeTakeFirst());
      return row && keptDraft(seals, row);
    },
    findByToken: async (token, browserKey) => {
      if (!couldBeToken(token)) return undefined;
      const row = await database.read((db) => rows(db).where('token_hash', '=', tokenHash(token)).executeTakeFirst());
      return row && { draft: keptDraft(seals, row), access: accessOf(row, browserKey) };
    },
    unlock: async (token, code) => {
      if (!couldBeToken(token)) return 'unknown';
      const browserKey = randomBytes(BROWSER_KEY_BYTES).toString('base64url');
      const isRight = ({ id }: { readonly id: string }) => isEqual(typedCode(code), secrets.codeOf(id));
      const outcome = await database.write((db) => unlock(db, tokenHash(token), tokenHash(browserKey), isRight));
      return outcome === 'open' ? { browserKey } : outcome;
    },
    change: async ({ id, version }, content, state) => {
      const row = { ...sealedDraft(context, id, content), state, reference: null, version: version + 1 };
      const { numUpdatedRows } = await database.write((db) =>
        db.updateTable('quote_drafts').set(row).where('id', '=', id).where('version', '=', version).executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },
    csrfOf: (browserKey) => secrets.csrfOf(browserKey),
    offersTokenOf: ({ id, version }) => secrets.offersTokenOf(id, version),
  };
}

type NewDraft = Pick<Insertable<QuoteDraftsTable>, 'state' | 'browser_hash' | 'expires_at'>;
type DraftRow = Omit<Selectable<QuoteDraftsTable>, 'seq'>;

const rows = (db: Kysely<Schema>) => db.selectFrom('quote_drafts').selectAll();

function accessOf({ browser_hash: bound, wrong_codes: wrong }: DraftRow, browserKey?: string): DraftAccess {
  if (bound === null) return wrong >= MOST_WRONG_CODES ? 'locked' : 'needs-code';
  return browserKey !== undefined && timingSafeEqual(bound, tokenHash(browserKey)) ? 'open' : 'other-browser';
}

/** Counts an attempt before it compares: however many come at once, no more than are allowed are compared. */
async function unlock(
  db: Kysely<Schema>,
  token: Buffer,
  browser: Buffer,
  isRight: (row: { readonly id: string }) => boolean,
): Promise<'open' | 'wrong' | 'locked' | 'other-browser' | 'unknown'> {
  const attempt = await db
    .updateTable('quote_drafts')
    .set(({ eb }) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('token_hash', '=', token)
    .where('browser_hash', 'is', null)
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .returning(['id', 'wrong_codes'])
    .executeTakeFirst();
  if (!attempt) {
    const row = await rows(db).where('token_hash', '=', token).executeTakeFirst();
    return !row ? 'unknown' : row.browser_hash === null ? 'locked' : 'other-browser';
  }
  if (!isRight(attempt)) return attempt.wrong_codes < MOST_WRONG_CODES ? 'wrong' : 'locked';
  const opened = { browser_hash: browser, wrong_codes: 0, state: 'en_curso' } as const;
  await db.updateTable('quote_drafts').set(opened).where('id', '=', attempt.id).execute();
  return 'open';
}

/** Compares in constant time. Both have the length of a code where they are equal. */
const isEqual = (text: string, code: string) => timingSafeEqual(tokenHash(text), tokenHash(code));
