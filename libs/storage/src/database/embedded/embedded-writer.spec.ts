import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-storage';
import { embeddedWriter, type EmbeddedWriter } from './embedded-writer';
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
  const big = 'x'.repeat(4_000_000);
  const saved = writer.submit(() => insert.run([big]));
  let turns = 0;
  let isSaved = false;
  void saved.then(() => (isSaved = true));
  for (; !isSaved; turns++) await new Promise(setImmediate);
  expect(turns).toBeGreaterThan(3);
});
