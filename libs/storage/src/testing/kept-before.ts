import { openDatabase } from '../database/open-database';
import { openKeyRing } from '../encryption/open-key-ring';
import { sealsOf } from '../encryption/seals';
import { BODY_COLUMNS, openBody, sealBody } from '../quotes/sealed-body';
import type { StorageOptions } from '../storage';

/** Takes out of a quotation what an earlier version did not keep with it, as if that version had written it. */
export async function keptBefore(options: StorageOptions, reference: string, ...unknown: string[]): Promise<void> {
  const database = await openDatabase({ ...options, role: 'tool' });
  try {
    const seals = sealsOf(await openKeyRing(options, database));
    await database.write(async (db) => {
      const quote = db.selectFrom('quotes').select(BODY_COLUMNS).where('reference', '=', reference);
      const held = JSON.parse(openBody(seals, await quote.executeTakeFirstOrThrow())) as Record<string, unknown>;
      for (const key of unknown) delete held[key];
      const body = sealBody(seals, reference, JSON.stringify(held));
      await db.updateTable('quotes').set(body).where('reference', '=', reference).execute();
    });
  } finally {
    await database.close();
  }
}
