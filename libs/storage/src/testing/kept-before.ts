import { sql } from 'kysely';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { openKeyRing } from '../encryption/open-key-ring';
import { sealsOf } from '../encryption/seals';
import { BODY_COLUMNS, openBody, sealBody } from '../quotes/sealed-body';
import type { StorageOptions } from '../storage';

/** Takes out of a quotation what an earlier version did not keep with it, as if that version had written it. */
export const keptBefore = (options: StorageOptions, reference: string, ...unknown: string[]): Promise<void> =>
  rewritten(options, reference, (held) => {
    for (const key of unknown) delete held[key];
    return held;
  });

/** Puts what another version wrote in the place of a quotation, sealed as that version would have. */
export const keptAs = (options: StorageOptions, reference: string, written: object): Promise<void> =>
  rewritten(options, reference, () => written);

function rewritten(
  options: StorageOptions,
  reference: string,
  change: (held: Record<string, unknown>) => object,
): Promise<void> {
  return beside(options, async (database) => {
    const seals = sealsOf(await openKeyRing(options, database));
    await database.write(async (db) => {
      const quote = db.selectFrom('quotes').select(BODY_COLUMNS).where('reference', '=', reference);
      const held = JSON.parse(openBody(seals, await quote.executeTakeFirstOrThrow())) as Record<string, unknown>;
      const body = sealBody(seals, reference, JSON.stringify(change(held)));
      await db.updateTable('quotes').set(body).where('reference', '=', reference).execute();
    });
  });
}

/** Each step of the tables after the first, and how it is taken back. */
const STEPS = [
  ['0002-link-uses', ['alter table quotes drop column link_uses']],
  ['0003-audit-actor', ['alter table audit drop column actor']],
  ['0004-message-trace', ['alter table outbox drop column trace']],
  ['0005-chosen-offer', ['alter table quotes drop column chosen_offer', 'alter table quotes drop column choices']],
] as const;

/** Leaves the tables as the version before a step made them. No service may be using them. */
export function madeBefore(options: StorageOptions, step: (typeof STEPS)[number][0]): Promise<void> {
  return beside(options, (database) =>
    database.write(async (db) => {
      for (const [name, takeBack] of STEPS.slice(STEPS.findIndex(([name]) => name === step)).reverse()) {
        for (const statement of takeBack) await sql.raw(statement).execute(db);
        await sql`delete from cotiza_migrations where name = ${name}`.execute(db);
      }
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
