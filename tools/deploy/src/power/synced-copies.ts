import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../../src/power/synced-copy.c');

/** SQLite makes it again when it opens a database. */
const SHARED_MEMORY = '-shm';

/** A folder that can lose every write since the last sync, as a disk does when the power fails. */
export class SyncedCopies {
  private constructor(
    private readonly folder: string,
    private readonly copies: string,
    private readonly library: string,
  ) {}

  /**
   * Compiles the library that a process is started with.
   *
   * @param folder that the process writes to
   * @param workspace for the library and the copies
   */
  static of(folder: string, workspace: string): SyncedCopies {
    const library = join(workspace, 'synced-copy.so');
    const args = ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl', '-lpthread'];
    const { error, status, stderr } = spawnSync('cc', args, { encoding: 'utf8' });
    if (error) throw new Error('there is no C compiler: `.ci/services compiler` installs one');
    if (status !== 0) throw new Error(`synced-copy.c does not compile: ${stderr}`);
    return new SyncedCopies(folder, join(workspace, 'synced'), library);
  }

  /** Returns the environment of a process whose syncs are recorded. */
  environment(): Record<string, string> {
    mkdirSync(this.folder, { recursive: true });
    cpSync(this.folder, this.copies, { recursive: true, filter: (path) => !path.endsWith(SHARED_MEMORY) });
    return { LD_PRELOAD: this.library, SYNCED_FROM: this.folder, SYNCED_TO: this.copies };
  }

  /** Restores the folder to what had been synced. The process has ended. */
  losePower(): void {
    if (!existsSync(this.copies)) return;
    rmSync(this.folder, { recursive: true, force: true });
    renameSync(this.copies, this.folder);
  }
}
