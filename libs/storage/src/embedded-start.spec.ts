import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StorageUnavailable } from '@cotiza/quoting';
import { emailJob } from '@cotiza/quoting/testing';
import { openLibsql } from './database/embedded/libsql-connection';
import { generateDataKey } from './encryption/data-key';
import type { Storage, StorageOptions } from './storage';
import { StorageUnusable } from './storage-unusable';
import { recordedQuote } from './testing/recorded-quote';
import { openTestStorage, temporaryFolder } from './testing/temporary-storage';

let dir: string;
let opened: Storage[];
beforeEach(() => {
  dir = temporaryFolder();
  opened = [];
});
afterEach(async () => {
  for (const storage of opened) await storage.close();
  rmSync(dir, { recursive: true });
});

async function open(changes: Partial<StorageOptions> = {}): Promise<Storage> {
  const storage = await openTestStorage({ dataDir: dir, ...changes });
  opened.push(storage);
  return storage;
}

/** Why the storage did not open: one refusal, in words. */
async function refusal(changes: Partial<StorageOptions> = {}): Promise<string> {
  const error = await open(changes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageUnusable);
  return (error as Error).message;
}

/** A process that opens the database of the folder, does something to it and stays. */
async function otherProcess(file: string, sql: string): Promise<ChildProcess> {
  const script = `const db = new (require('libsql'))(${JSON.stringify(join(dir, file))});
    db.exec(${JSON.stringify(sql)}); console.log('done'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

describe('the first start', () => {
  it('makes the folder, the database and a key that only this account can read', async () => {
    const dataDir = join(dir, 'a', 'b');
    await open({ dataDir });
    expect(readdirSync(dataDir).sort()).toEqual(expect.arrayContaining(['cotiza.db', 'data.key', 'service.lock']));
    expect(statSync(join(dir, 'a')).mode & 0o777).toBe(0o700);
    for (const name of ['data.key', 'cotiza.db', 'service.lock'])
      expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  });

  it('makes no key where one is given', async () => {
    await open({ dataKey: generateDataKey() });
    expect(existsSync(join(dir, 'data.key'))).toBe(false);
  });
});

describe('who may have the folder', () => {
  it('one service at a time, whichever comes first', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageUnusable);
    }
    expect(await refusal()).toMatch(/^Another service is using the data folder .* DATABASE_URL\.$/);
    const quote = recordedQuote();
    await opened[0]!.quotes.save(quote, [], null);
    expect(await opened[0]!.quotes.findByReference(quote.request.reference)).toBeDefined();
  });

  it('another service once the first has closed, or has been killed', async () => {
    await (await open()).close();
    const holder = await otherProcess('service.lock', 'begin exclusive');
    expect(await refusal()).toMatch(/^Another service is using/);
    await end(holder);
    await open();
  });

  it('tools beside the service, reading and writing', async () => {
    const service = await open();
    const tools = await Promise.all([open({ role: 'tool' }), open({ role: 'tool' })]);
    const quotes = Array.from({ length: 30 }, () => recordedQuote());
    await Promise.all(quotes.map((quote, i) => [service, ...tools][i % 3]!.quotes.save(quote, [], null)));
    expect(await service.quoteAdmin.list({ limit: 99 })).toHaveLength(30);
  });

  it('a tool where no service has ever been: no', async () => {
    expect(await refusal({ role: 'tool' })).toMatch(/Start the service once/);
    expect(readdirSync(dir)).toEqual([]);
    expect(await refusal({ role: 'tool', dataDir: join(dir, 'nowhere') })).toMatch(/^There is no database in/);
    expect(readdirSync(dir)).toEqual([]);
    await open();
  });
});

describe('a start that fails', () => {
  it.each([
    ['the folder is a file', () => writeFileSync(join(dir, 'x'), ''), 'x', /is a file\. .*DATA_DIR/],
    ['the folder lies below a file', () => writeFileSync(join(dir, 'x'), ''), 'x/y', /lies below a file\. .*DATA_DIR/],
    ['no folder can be made', () => undefined, '/proc/no', /^The data folder \/proc\/no cannot be .*DATA_DIR/],
    ['no file can be made in it', () => undefined, '/proc/self/fd', /cannot be written to\. .*DATA_DIR/],
    ['the database is a folder', () => mkdirSync(join(dir, 'x/cotiza.db'), { recursive: true }), 'x', /be written/],
  ])('because %s, says so', async (_name, prepare, folder, message) => {
    prepare();
    expect(await refusal({ dataDir: folder.startsWith('/') ? folder : join(dir, folder) })).toMatch(message);
  });

  it.each([
    ['damaged', (bytes: Buffer) => bytes.fill(0x5a, 100, 4096), /damaged\. Restore/],
    [
      'something else',
      () => Buffer.from('no database at all'.repeat(99)),
      /cotiza\.db that is not a database\. .*backup/,
    ],
  ])('because the database is %s, says so and leaves it as it was', async (_name, change, message) => {
    await (await open()).close();
    const path = join(dir, 'cotiza.db');
    const bytes = change(readFileSync(path));
    writeFileSync(path, bytes);
    expect(await refusal()).toMatch(message);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  it('because another program has locked the database, says so', async () => {
    const dataDir = join(dir, 'copy');
    await (await open()).close();
    mkdirSync(dataDir);
    for (const file of ['cotiza.db', 'data.key']) copyFileSync(join(dir, file), join(dataDir, file));
    const holder = await otherProcess('copy/cotiza.db', 'pragma locking_mode = exclusive; begin exclusive');
    expect(await refusal({ dataDir })).toMatch(/another program has locked\. End that program/);
    await end(holder);
    await open({ dataDir });
  });

  it('of a tool because an older version made the tables, says so; the service brings them up to date', async () => {
    await (await open()).close();
    const database = openLibsql(join(dir, 'cotiza.db'));
    database.exec(`drop table resume_codes; delete from cotiza_migrations where name = '0014-resume-codes'`);
    database.close();
    expect(await refusal({ role: 'tool' })).toMatch(/older than this program \(0014-resume-codes is missing\)/);
    await open();
    await open({ role: 'tool' });
  });

  it('because the key file is gone, makes no other', async () => {
    await (await open()).close();
    rmSync(join(dir, 'data.key'));
    expect(await refusal()).toMatch(/data\.key is missing\. Put that file back/);
    expect(existsSync(join(dir, 'data.key'))).toBe(false);
  });

  it('because the key file holds no key, says so without repeating it', async () => {
    writeFileSync(join(dir, 'data.key'), 'Zxmarca\n');
    const message = await refusal();
    expect(message).toMatch(/data\.key cannot be used: data key number 1/);
    expect(message).not.toContain('Zxmarca');
  });
});

describe('while another program writes', () => {
  it('waits for it', async () => {
    const storage = await open();
    const holder = await otherProcess('cotiza.db', 'begin immediate');
    const quote = recordedQuote();
    const saved = storage.quotes.save(quote, [], null);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await storage.quotes.findByReference(quote.request.reference)).toBeUndefined();
    await end(holder);
    await saved;
    expect(await storage.quotes.findByReference(quote.request.reference)).toBeDefined();
  });

  it('refuses to write after a while, reads, and writes once it is free', async () => {
    const storage = await open();
    const quote = recordedQuote();
    const other = openLibsql(join(dir, 'cotiza.db'));
    other.exec('begin immediate');
    const refused = await Promise.allSettled([storage.quotes.save(quote, [], null), storage.checkWriting()]);
    for (const outcome of refused)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) });
    expect(await storage.channel.read()).toMatchObject({ isOn: true });
    other.close();
    await Promise.all([storage.quotes.save(quote, [], null), storage.checkWriting()]);
    expect(await storage.quotes.findByReference(quote.request.reference)).toBeDefined();
  });
});

it('gives out at once what the service before it had claimed and not ended', async () => {
  const before = await open();
  const quote = recordedQuote();
  const message = emailJob(quote.request.reference);
  await before.quotes.save(quote, [message], null);
  await before.idempotencyKeys.begin('key', {});
  expect(await before.outbox.claim(10, 3_600_000)).toHaveLength(1);
  await before.close();
  const after = await open();
  expect(await after.outbox.claim(10, 1000)).toMatchObject([{ id: message.id, attempts: 0 }]);
  expect(await after.idempotencyKeys.begin('key', {})).toMatchObject({ kind: 'reserved' });
});

it('refuses every call once it is closed', async () => {
  const storage = await open();
  await storage.channel.read();
  await storage.close();
  const calls = [
    storage.checkWriting(),
    storage.channel.read(),
    storage.channel.switchOn(),
    storage.outbox.claim(1, 1000),
    storage.quotes.findByReference('COT-0123456789'),
    storage.idempotencyKeys.begin('key', {}),
  ];
  for (const answer of await Promise.allSettled(calls)) expect(answer.status).toBe('rejected');
});
