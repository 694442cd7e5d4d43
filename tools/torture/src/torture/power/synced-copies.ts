import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../../../src/torture/power/synced-copy.c');
const COMPILER = 'cc';

/** Of SQLite: made anew whenever a database is opened that nobody else has open. */
const SHARED_MEMORY = '-shm';

/** A folder whose files are lost as a disk loses them when the power goes: all that was written since the last sync. */
export class SyncedCopies {
  private constructor(
    private readonly folder: string,
    private readonly copies: string,
    private readonly library: string,
  ) {}

  /**
   * @param folder that a process writes to
   * @param workspace for what is made
   * @returns undefined where there is no C compiler
   */
  static of(folder: string, workspace: string): SyncedCopies | undefined {
    const library = join(workspace, 'synced-copy.so');
    const args = ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl', '-lpthread'];
    const { error, status, stderr } = spawnSync(COMPILER, args, { encoding: 'utf8' });
    if (error) return undefined;
    if (status !== 0) throw new Error(`the copy of what is synced cannot be compiled: ${stderr}`);
    return new SyncedCopies(folder, join(workspace, 'synced'), library);
  }

  /** What a process is started with so that what it syncs is known. */
  environment(): Record<string, string> {
    mkdirSync(this.folder, { recursive: true });
    // What is there before the process has outlived the loss of power, whether or not it gets to open it.
    cpSync(this.folder, this.copies, { recursive: true, filter: (path) => !path.endsWith(SHARED_MEMORY) });
    return { LD_PRELOAD: this.library, SYNCED_FROM: this.folder, SYNCED_TO: this.copies };
  }

  /** The process is dead, and the power with it: leaves in the folder what had been synced. */
  losePower(): void {
    if (!existsSync(this.copies)) return;
    rmSync(this.folder, { recursive: true, force: true });
    renameSync(this.copies, this.folder);
  }
}
