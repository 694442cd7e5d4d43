import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { emailJob, webhookJob } from '@cotiza/quoting/testing';
import type { Storage, StorageOptions } from './storage';
import { contentsOf, fill, tokenOf } from './testing/copy.contract';
import { describeOnPostgres, wholePostgresDatabases } from './testing/postgres-databases';
import { recordedQuote } from './testing/recorded-quote';
import { embeddedDatabases, openTestStorage } from './testing/temporary-storage';

const run = promisify(execFile);
const ROOT = resolve(__dirname, '../../..');
const BEFORE = 40;

const BACK_UP = `
  const { backUpEmbedded } = require('@cotiza/storage/copy');
  const [dataDir, file] = process.argv.slice(1);
  backUpEmbedded(dataDir, file);`;

type Place = Pick<StorageOptions, 'databaseUrl' | 'dataDir'>;

/** Keeps quotations, each with two messages, for as long as some work takes. */
async function savingWhile(storage: Storage, work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let saved = 0;
  const over = work().finally(() => (isOver = true));
  while (!isOver) {
    const quote = recordedQuote();
    const { reference } = quote.request;
    await storage.quotes.save(quote, [emailJob(reference), webhookJob(reference, 'crm')], null);
    saved += 1;
  }
  await over;
  return saved;
}

/** Does what docs/operations.md says: backs up while the service goes on, loses the database, and starts on what was restored. */
async function drill(place: Place, restored: Place, backUp: () => Promise<unknown>, restore: () => Promise<unknown>) {
  const storage = await openTestStorage(place);
  const references = await fill(storage, BEFORE);
  const saved = await savingWhile(storage, backUp);
  expect(saved).toBeGreaterThan(0);
  await storage.privacy.erasePerson({ email: recordedQuote().request.body.holder.email });
  await storage.close();
  await restore();
  const again = await openTestStorage(restored);
  const kept = await again.quoteAdmin.list({ limit: 1_000_000 });
  expect(kept.length).toBeGreaterThanOrEqual(BEFORE);
  expect(kept.length).toBeLessThanOrEqual(BEFORE + saved);
  expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining([...references]));
  expect(await again.quotes.findByToken(tokenOf(references[0]!))).toMatchObject({ reference: references[0] });
  expect(await again.idempotencyKeys.begin('key 3', { made: 3 })).toMatchObject({ kind: 'repeated' });
  // Whatever of the last moment is there is there whole, and what was pending leaves again under the ids that it had.
  expect(await again.outboxDesk.count(['pending', 'delivered', 'dead'])).toMatchObject({
    pending: 2 * kept.length - 2,
    delivered: 1,
    dead: 1,
  });
  const claimed = await again.outbox.claim(5, 1000);
  for (const { id, reference } of claimed) expect(id).toContain(reference);
  expect(claimed).toHaveLength(5);
  await again.quotes.save(recordedQuote(), [], null);
  await again.close();
  const { quotes, quote_subjects: subjects, outbox } = await contentsOf(restored);
  expect([subjects!.length, outbox!.length]).toEqual([quotes!.length, 2 * kept.length]);
}

it('a backup of the embedded database that was made under load is restored', async () => {
  const [place, restored] = [await embeddedDatabases.make(), await embeddedDatabases.make()];
  const backup = join(place.dataDir, 'backup');
  mkdirSync(backup);
  const file = join(backup, 'cotiza.db');
  await drill(
    place,
    restored,
    () => run(process.execPath, ['-e', BACK_UP, place.dataDir, file], { cwd: ROOT }),
    () => {
      copyFileSync(file, join(restored.dataDir, 'cotiza.db'));
      copyFileSync(join(place.dataDir, 'data.key'), join(restored.dataDir, 'data.key'));
      return Promise.resolve();
    },
  );
  for (const made of [place, restored]) await embeddedDatabases.remove(made);
});

describeOnPostgres('PostgreSQL', () => {
  it('is restored from a pg_dump that was made under load', async () => {
    const [place, restored] = [await wholePostgresDatabases.make(), await wholePostgresDatabases.make()];
    const file = join(place.dataDir, 'cotiza.dump');
    await drill(
      place,
      restored,
      () => run('pg_dump', ['-Fc', '-f', file, place.databaseUrl!]),
      () => {
        copyFileSync(join(place.dataDir, 'data.key'), join(restored.dataDir, 'data.key'));
        return run('pg_restore', ['-d', restored.databaseUrl!, file]);
      },
    );
    for (const made of [place, restored]) await wholePostgresDatabases.remove(made);
  });
});
