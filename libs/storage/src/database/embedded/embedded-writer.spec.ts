import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-storage';
import { OutcomeUnknown } from '../outcome-unknown';
import { embeddedWriter, type EmbeddedWriter } from './embedded-writer';
import { openLibsql } from './libsql-connection';
import { WriterConnection, type RunStatement } from './writer-connection';

let dir: string;
let connection: WriterConnection;
let insert: RunStatement;
let writer: EmbeddedWriter;
let ended: string[];

beforeEach(async () => {
  dir = temporaryFolder();
  ended = [];
  connection = new WriterConnection(join(dir, 'x.db'));
  await connection.exec('pragma journal_mode = wal; create table t (a text primary key)');
  insert = await connection.prepare('insert into t values (?)');
  const exec = connection.exec.bind(connection);
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

function names(): string[] {
  const reader = openLibsql(join(dir, 'x.db'));
  const rows = reader.prepare('select a from t order by a').all([]) as { a: string }[];
  reader.close();
  return rows.map(({ a }) => a);
}

it('does the jobs of one turn in one transaction', async () => {
  const jobs = ['a', 'b', 'c'].map((name) => writer.submit(() => insert([name]).changes));
  expect(await Promise.all(jobs)).toEqual([1, 1, 1]);
  expect(ended).toEqual(['commit']);
  expect(names()).toEqual(['a', 'b', 'c']);
});

it('takes back a job that fails, and does the others again', async () => {
  const outcomes = await Promise.allSettled(['a', 'b', 'a', 'c'].map((name) => writer.submit(() => insert([name]))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(ended).toEqual(['rollback', 'commit', 'commit', 'rollback', 'commit']);
  expect(names()).toEqual(['a', 'b', 'c']);
});

it('leaves this thread free while it commits', async () => {
  // Without a write-ahead log a commit waits until nobody reads, and here only this thread can end the reading.
  await connection.exec('pragma journal_mode = delete; pragma busy_timeout = 20000');
  const reader = openLibsql(join(dir, 'x.db'));
  reader.exec('begin');
  reader.prepare('select a from t').all([]);
  const saved = writer.submit(() => insert(['a']).changes);
  while (!ended.includes('commit')) await new Promise(setImmediate);
  reader.exec('commit');
  reader.close();
  expect(await saved).toBe(1);
});

describe('a commit that fails', () => {
  const commitFails = (code: string) => {
    const { exec } = connection;
    const failure = Object.assign(new Error('zx'), { code });
    connection.exec = (sql) => (sql === 'commit' ? Promise.reject(failure) : exec(sql));
  };

  it.each(['SQLITE_FULL', 'SQLITE_BUSY'])('has kept nothing where there was no room or no turn: %s', async (code) => {
    commitFails(code);
    await expect(writer.submit(() => insert(['a']))).rejects.toMatchObject({ code });
    expect(names()).toEqual([]);
  });

  it.each(['SQLITE_IOERR_FSYNC', 'SQLITE_CORRUPT'])('may have kept what it was to keep: %s', async (code) => {
    commitFails(code);
    const outcomes = await Promise.allSettled(['a', 'b'].map((name) => writer.submit(() => insert([name]))));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { cause: { code } } });
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(OutcomeUnknown);
    }
    // None is tried again alone: it may be there.
    expect(ended.filter((sql) => sql === 'rollback')).toHaveLength(1);
  });
});
