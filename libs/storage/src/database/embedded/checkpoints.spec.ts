import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-storage';
import { checkpoints, type Checkpoints } from './checkpoints';
import { openLibsql } from './libsql-connection';
import { openWriter, type WriterConnection } from './writer-connection';

let dir: string;
let path: string;
let writer: WriterConnection;
let made: Checkpoints;
let nowMs: number;

beforeEach(async () => {
  dir = temporaryFolder();
  path = join(dir, 'x.db');
  nowMs = 0;
  writer = openWriter(path);
  await writer.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table t (a text)');
  await writer.exec('pragma wal_checkpoint(truncate)');
  made = await checkpoints(openWriter(path), () => nowMs);
});
afterEach(() => {
  writer.close();
  rmSync(dir, { recursive: true });
});

/** Rows in the database file by itself, without its log. */
function rowsInFile(): number {
  const copy = join(dir, 'copy.db');
  copyFileSync(path, copy);
  const database = openLibsql(copy);
  const { length } = database.prepare('select a from t').all([]);
  database.close();
  return length;
}

const commit = async () => {
  await writer.exec("insert into t values ('a')");
  made.committed();
};

it('brings what was committed into the database file while the writer stays open', async () => {
  await commit();
  expect(rowsInFile()).toBe(0);
  nowMs = 500;
  await commit();
  await made.close();
  expect(rowsInFile()).toBe(2);
});

it('makes one checkpoint at a time, and none while one is fresh', async () => {
  nowMs = 500;
  await commit();
  await made.close();
  made = await checkpoints(openWriter(path), () => nowMs);
  nowMs = 999;
  await commit();
  await made.close();
  expect(rowsInFile()).toBe(1);
});

it('does not disturb a transaction that is open', async () => {
  await writer.exec("begin immediate; insert into t values ('open')");
  nowMs = 500;
  made.committed();
  await made.close();
  await writer.exec('commit');
  expect(await (await writer.prepare('select a from t')).all([])).toHaveLength(1);
});
