import type { StorageCopy } from '@cotiza/storage/copy';
import type { Ops } from './ops';
import { runOps } from './testing/fake-ops';

it('ops storage migrate makes the tables without opening the storage as a command does, which refuses older ones', async () => {
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

describe('ops storage copy', () => {
  const copy: StorageCopy = { from: 'one database', to: 'another', rows: { quotes: 2, outbox: 3 } };
  const asked: object[] = [];
  const copyStorage: Ops['copyStorage'] = (to, onProgress) => {
    asked.push(to);
    onProgress(5, 'copied');
    onProgress(5, 'compared');
    return Promise.resolve(copy);
  };
  beforeEach(() => void asked.splice(0));

  it('copies to a folder or to the PostgreSQL of a variable, and reports the result', async () => {
    const { exitCode, document } = await runOps('storage copy --to-folder data-2 --json', { ops: { copyStorage } });
    expect(exitCode).toBe(0);
    expect(document()).toEqual({ ...copy, compared: 5, keys: 'data.key' });
    await runOps('storage copy --to-postgres NEW_URL', { ops: { copyStorage } });
    expect(asked).toEqual([{ folder: 'data-2' }, { variable: 'NEW_URL' }]);
  });

  it('shows its progress, and the keys that the copy needs', async () => {
    const { out, err } = await runOps('storage copy --to-folder data-2 --progress', { ops: { copyStorage } });
    expect(err).toBe('5 rows copied\n5 rows compared\n');
    expect(out).toBe(
      '5 rows are the same in one database and in another.\n' +
        'Processes on the copy need the keys of data.key in ./data: in the data folder, or in DATA_KEY, separated by commas.\n',
    );
    const settings = { DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
    const given = await runOps('storage copy --to-folder data-2', { ops: { copyStorage }, settings });
    expect(given.out).toMatch(/\nProcesses on the copy need the same DATA_KEY\.\n$/);
  });

  it.each(['storage copy', 'storage copy --to-folder a --to-postgres B'])('%s: lacks one target', async (words) => {
    const { exitCode, err } = await runOps(words, { ops: { copyStorage } });
    expect([exitCode, asked]).toEqual([2, []]);
    expect(err).toMatch(/--to-postgres or with --to-folder/);
  });
});
