import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-storage';
import { OutcomeUnknown } from '../outcome-unknown';
import { embeddedWriter, type EmbeddedWriter } from './embedded-writer';
import { openLibsql } from './libsql-connection';
import { openWriter, type WriterConnection, type WriterStatement } from './writer-connection';

let dir: string;
let connection: WriterConnection;
let insert: WriterStatement;
let writer: EmbeddedWriter;
let ended: string[];

beforeEach(async () => {
  dir = temporaryFolder();
  ended = [];
  connection = openWriter(join(dir, 'x.db'));
  await connection.exec('pragma journal_mode = wal');
  await connection.exec('create table t (a text primary key)');
  insert = await connection.prepare('insert into t values (?)');
  const { exec } = connection;
  connection.exec = (sql) => {
    ended.push(sql);
    return exec(sql);
  };
  writer = await embeddedWriter(connection);
});
afterEach(() => {
  connection.close();
  rmSync(dir, { recursive: true });
});

const rows = async () => (await (await connection.prepare('select a from t order by a')).all([])) as { a: string }[];
const names = async () => (await rows()).map(({ a }) => a);

it('does the jobs of one turn in one transaction', async () => {
  const jobs = ['a', 'b', 'c'].map((name) => writer.submit(() => insert.run([name]).changes));
  expect(await Promise.all(jobs)).toEqual([1, 1, 1]);
  expect(ended).toEqual(['commit']);
  expect(await names()).toEqual(['a', 'b', 'c']);
});

it('does a job that fails alone, and the others again', async () => {
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'a', 'c'].map((name) => writer.submit(() => insert.run([name]))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(ended).toEqual(['rollback', 'commit', 'commit', 'rollback', 'commit']);
  expect(await names()).toEqual(['a', 'b', 'c']);
});

it('takes back everything that a failing job has done', async () => {
  const failing = writer.submit(async () => {
    insert.run(['a']);
    await Promise.resolve();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await names()).toEqual([]);
});

it('leaves this thread free while it commits', async () => {
  // Without a write-ahead log a commit waits until nobody reads, and here only this thread can end the reading.
  await connection.exec('pragma journal_mode = delete; pragma busy_timeout = 20000');
  const reader = openLibsql(join(dir, 'x.db'));
  reader.exec('begin');
  reader.prepare('select a from t').all([]);
  const saved = writer.submit(() => insert.run(['a']).changes);
  while (!ended.includes('commit')) await new Promise(setImmediate);
  reader.exec('commit');
  reader.close();
  expect(await saved).toBe(1);
});

describe('a commit that fails', () => {
  const failure = (code: string) => Object.assign(new Error('zx'), { code });
  const commitFails = (code: string) => {
    const { exec } = connection;
    connection.exec = (sql) => (sql === 'commit' ? Promise.reject(failure(code)) : exec(sql));
  };

  it.each(['SQLITE_FULL', 'SQLITE_BUSY'])(
    'has kept nothing, where it did not begin or had no room: %s',
    async (code) => {
      commitFails(code);
      await expect(writer.submit(() => insert.run(['a']))).rejects.toMatchObject({ code });
      expect(await names()).toEqual([]);
    },
  );

  it.each(['SQLITE_IOERR_FSYNC', 'SQLITE_CORRUPT'])('may have kept what it was to keep: %s', async (code) => {
    commitFails(code);
    const outcomes = await Promise.allSettled(['a', 'b'].map((name) => writer.submit(() => insert.run([name]))));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { cause: { code } } });
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(OutcomeUnknown);
    }
    // Nobody is tried again alone: it may be there.
    expect(ended.filter((sql) => sql === 'rollback')).toHaveLength(1);
  });

  it('says nothing of a failure before it', async () => {
    const failing = writer.submit(() => {
      throw failure('SQLITE_IOERR_WRITE');
    });
    await expect(failing).rejects.toMatchObject({ code: 'SQLITE_IOERR_WRITE' });
  });
});
