import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StorageContext } from '../storage-context';
import { sealedDraft } from './sealed-draft';

/** Milliseconds for which an agent still reads that a draft is over. */
const DRAFT_REMEMBERED_MS = 86_400_000;

/** The version of a draft whose content is forgotten: a change that is under way finds another version. */
const FORGOTTEN = 0;

/** Drafts in one transaction: some milliseconds, after which others may write. */
const BATCH = 100;

/** Forgets what was said in drafts past their end, and a day later the drafts. */
export async function forgetDrafts(context: StorageContext): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  for (let forgotten = BATCH; forgotten === BATCH; await nextTurn()) {
    forgotten = await database.write(async (db) => {
      const over = db.selectFrom('quote_drafts').select('id').where('expires_at', '<=', now);
      const rows = await over.where('version', '>', FORGOTTEN).limit(BATCH).execute();
      for (const { id } of rows) {
        const emptied = { ...sealedDraft(context, id, { agent: {}, customer: {} }), version: FORGOTTEN };
        await db.updateTable('quote_drafts').set(emptied).where('id', '=', id).execute();
      }
      return rows.length;
    });
  }
  const before = now - DRAFT_REMEMBERED_MS;
  await database.write((db) => db.deleteFrom('quote_drafts').where('expires_at', '<=', before).execute());
}
