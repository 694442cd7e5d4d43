import { sql } from 'kysely';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { openKeyRing } from '../encryption/open-key-ring';
import { sealsOf } from '../encryption/seals';
import { BODY_COLUMNS, openBody, sealBody } from '../quotes/sealed-body';
import type { StorageOptions } from '../storage';

/** Takes out of a quotation what an earlier version did not keep with it, as if that version had written it. */
export function keptBefore(options: StorageOptions, reference: string, ...unknown: string[]): Promise<void> {
  return beside(options, async (database) => {
    const seals = sealsOf(await openKeyRing(options, database));
    await database.write(async (db) => {
      const quote = db.selectFrom('quotes').select(BODY_COLUMNS).where('reference', '=', reference);
      const held = JSON.parse(openBody(seals, await quote.executeTakeFirstOrThrow())) as Record<string, unknown>;
      for (const key of unknown) delete held[key];
      const body = sealBody(seals, reference, JSON.stringify(held));
      await db.updateTable('quotes').set(body).where('reference', '=', reference).execute();
    });
  });
}

/** Leaves the tables as a version without counted links made them. No service may be using them. */
export function madeBeforeLinkUses(options: StorageOptions): Promise<void> {
  return beside(options, (database) =>
    database.write(async (db) => {
      await sql`alter table quotes drop column link_uses`.execute(db);
      await sql`delete from cotiza_migrations where name = '0002-link-uses'`.execute(db);
    }),
  );
}

async function beside(options: StorageOptions, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ ...options, role: 'tool' });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
