import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import LibsqlDatabase from 'libsql';
import { SyncedCopies } from './synced-copies';

const ROWS = 200;

/** Commits so many rows one by one, writes a file and syncs none of it, and dies. */
const WRITE_AND_DIE = `
  const [folder, synchronous] = process.argv.slice(1);
  const database = new (require('libsql'))(folder + '/cotiza.db');
  database.exec('pragma journal_mode = wal; pragma synchronous = ' + synchronous + '; create table if not exists t (a text)');
  for (let row = 0; row < ${ROWS}; row++) database.exec("insert into t values ('" + 'x'.repeat(200) + "')");
  require('fs').writeFileSync(folder + '/unsynced', 'x');
  process.kill(process.pid, 'SIGKILL');`;

let workspace: string;
let folder: string;
let copies: SyncedCopies | undefined;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'cotiza-power-'));
  folder = join(workspace, 'data');
  mkdirSync(folder);
  copies = SyncedCopies.of(folder, workspace);
});
afterEach(() => rmSync(workspace, { recursive: true }));

function writeAndDie(synchronous: string): void {
  const { signal } = spawnSync(process.execPath, ['-e', WRITE_AND_DIE, folder, synchronous], {
    cwd: WORKSPACE_ROOT,
    env: { ...process.env, ...copies!.environment() },
  });
  expect(signal).toBe('SIGKILL');
  copies!.losePower();
}

function rowsLeft(): number {
  const database = new LibsqlDatabase(join(folder, 'cotiza.db'));
  try {
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    return database.prepare('select a from t').all().length;
  } catch (error) {
    if ((error as Error).message.includes('no such table')) return 0;
    throw error;
  } finally {
    database.close();
  }
}

describe('a loss of power', () => {
  it('takes nothing that was synced, however often it comes', () => {
    if (!copies) return void process.stdout.write('no C compiler: a loss of power is not tried\n');
    for (let times = 1; times <= 3; times++) {
      writeAndDie('full');
      expect(rowsLeft()).toBe(times * ROWS);
    }
  });

  it.each(['off', 'normal'])('takes what was only written: synchronous = %s', (synchronous) => {
    if (!copies) return;
    writeAndDie(synchronous);
    expect(rowsLeft()).toBeLessThan(ROWS);
    expect(existsSync(join(folder, 'unsynced'))).toBe(false);
    expect(readdirSync(folder)).toContain('cotiza.db');
  });
});
