import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { openLibsql } from './database/embedded/libsql-connection';
import { recordedQuote } from './testing/recorded-quote';
import { openTestStorage, temporaryFolder } from './testing/temporary-storage';

const ROOT = resolve(__dirname, '../../..');
const KILLS = 5;
const CONFIRMED_BEFORE_KILL = 300;

/** Keeps quotations as fast as it can, 16 at a time, and prints each reference once it is confirmed. */
const SAVE_FOR_EVER = `
  const { openStorage } = require('@cotiza/storage');
  const { systemClock } = require('@cotiza/kernel');
  const [dataDir, text, prefix] = process.argv.slice(1);
  openStorage({ dataDir, role: 'service', clock: systemClock(), report: console.error }).then(({ quotes }) => {
    let made = 0;
    const save = async () => {
      for (;;) {
        const quote = JSON.parse(text);
        const reference = prefix + String(made++).padStart(8, '0');
        quote.request.reference = reference;
        const message = { id: 'email-' + reference, reference, kind: 'email', target: null, event: 'x', payload: 'y' };
        await quotes.save(quote, [message], { token: reference.padEnd(43, '0'), expiresAt: 2e12 });
        process.stdout.write(reference + '\\n');
      }
    };
    for (let i = 0; i < 16; i++) void save();
  });`;

let dir: string;
beforeEach(() => (dir = temporaryFolder()));
afterEach(() => rmSync(dir, { recursive: true }));

async function saveUntilKilled(prefix: string): Promise<string[]> {
  const text = JSON.stringify(recordedQuote());
  const args = ['-e', SAVE_FOR_EVER, dir, text, prefix];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const confirmed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line);
    if (confirmed.length === CONFIRMED_BEFORE_KILL) child.kill('SIGKILL');
  }
  await exited;
  // The last line may have been cut short.
  return confirmed.filter((line) => line.length === prefix.length + 8);
}

it('loses nothing that was confirmed when its process is killed', async () => {
  const confirmed: string[] = [];
  for (let i = 0; i < KILLS; i++) confirmed.push(...(await saveUntilKilled(`K${i}-`)));
  expect(confirmed.length).toBeGreaterThanOrEqual(KILLS * CONFIRMED_BEFORE_KILL);

  const storage = await openTestStorage({ dataDir: dir });
  const kept = await storage.quoteAdmin.list({ limit: 1_000_000 });
  const references = new Set(kept.map(({ reference }) => reference));
  expect(confirmed.filter((reference) => !references.has(reference))).toEqual([]);
  expect((await storage.outboxDesk.count(['pending'])).pending).toBe(kept.length);
  const last = confirmed.at(-1)!;
  expect(await storage.quotes.findByToken(last.padEnd(43, '0'))).toMatchObject({ reference: last });
  await storage.close();

  const database = openLibsql(join(dir, 'cotiza.db'));
  expect(database.prepare('pragma integrity_check').all([])).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all([])).toEqual([]);
  database.close();
});
