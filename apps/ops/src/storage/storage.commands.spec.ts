import { CannotStart } from '@cotiza/platform';
import { runOps } from '../testing';

describe('ops storage migrate', () => {
  it('makes the tables without opening the storage as a command does, which refuses older ones', async () => {
    const done: string[] = [];
    const prepareTables = () => Promise.resolve(void done.push('prepared'));
    const storage = () => Promise.reject(new Error('not opened'));
    const { exitCode, document } = await runOps('storage migrate --json', {
      ops: { prepareTables, storage, close: () => Promise.resolve() },
    });
    expect(exitCode).toBe(0);
    expect(document()).toEqual({ tables: 'current' });
    expect(done).toEqual(['prepared']);
  });

  it('fails in a sentence where there is no database', async () => {
    const prepareTables = () => Promise.reject(new CannotStart('PostgreSQL at db, does not answer'));
    const { exitCode, out, err } = await runOps('storage migrate', { ops: { prepareTables } });
    expect(exitCode).toBe(1);
    expect([out, err]).toEqual(['', 'PostgreSQL at db, does not answer\n']);
  });
});
