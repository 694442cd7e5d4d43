import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { temporaryFolder } from '../../testing/temporary-storage';
import { OutcomeUnknown } from '../recording-fault';
import { embeddedWriter } from './embedded-database';
import { openLibsql, WriterConnection } from './libsql-connection';

let dir: string;
let connection: WriterConnection;
let writer: ReturnType<typeof embeddedWriter>;
let executed: string[];

beforeEach(async () => {
  dir = temporaryFolder();
  connection = new WriterConnection(join(dir, 'x.db'));
  await connection.exec('pragma journal_mode = wal; create table t (a text primary key)');
  executed = [];
  const exec = connection.exec.bind(connection);
  connection.exec = (sql) => {
    executed.push(sql);
    return exec(sql);
  };
  writer = embeddedWriter(connection);
});
afterEach(() => {
  connection.close();
  rmSync(dir, { recursive: true });
});

const save = (name: string) =>
  writer.submit(() => connection.executeQuery(CompiledQuery.raw('insert into t values (?)', [name])));

function names(): string[] {
  const reader = openLibsql(join(dir, 'x.db'));
  const rows = reader.prepare('select a from t order by a').all([]) as { a: string }[];
  reader.close();
  return rows.map(({ a }) => a);
}

it('leaves this thread free while it commits', async () => {
  // Without a write-ahead log a commit waits for readers, and here only this thread can end the reading.
  await connection.exec('pragma journal_mode = delete; pragma busy_timeout = 20000');
  const reader = openLibsql(join(dir, 'x.db'));
  reader.exec('begin');
  reader.prepare('select a from t').all([]);
  const saved = save('a');
  while (!executed.includes('commit')) await new Promise(setImmediate);
  reader.exec('commit');
  reader.close();
  await saved;
  expect(names()).toEqual(['a']);
});

describe('a commit that fails', () => {
  const commitFails = (code: string) => {
    const { exec } = connection;
    const failure = Object.assign(new Error('zx'), { code });
    connection.exec = (sql) => (sql === 'commit' ? Promise.reject(failure) : exec(sql));
  };

  it.each(['SQLITE_FULL', 'SQLITE_BUSY'])('has kept nothing where there was no room or no turn: %s', async (code) => {
    commitFails(code);
    await expect(save('a')).rejects.toMatchObject({ code });
    expect(names()).toEqual([]);
  });

  it.each(['SQLITE_IOERR_FSYNC', 'SQLITE_CORRUPT'])('may have kept what it was to keep: %s', async (code) => {
    commitFails(code);
    const outcomes = await Promise.allSettled(['a', 'b'].map(save));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { cause: { code } } });
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(OutcomeUnknown);
    }
    // None is tried again alone: it may be there.
    expect(executed.filter((sql) => sql === 'rollback')).toHaveLength(1);
  });
});
