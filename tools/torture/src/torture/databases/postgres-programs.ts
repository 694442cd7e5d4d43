import { execFile, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const VERSIONS = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root: as whom its programs run. */
export interface ProgramUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** The programs of the newest PostgreSQL that is installed. */
export interface PostgresPrograms {
  readonly folder: string;
  readonly user: ProgramUser;
}

/** Undefined where a PostgreSQL of one's own cannot be run. */
export function findPostgresPrograms(): PostgresPrograms | undefined {
  const [folder] = versions()
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(VERSIONS, version, 'bin'))
    .filter((bin) => spawnSync(join(bin, 'postgres'), ['--version']).status === 0);
  const user = programUser();
  return folder !== undefined && user ? { folder, user } : undefined;
}

function versions(): string[] {
  try {
    return readdirSync(VERSIONS);
  } catch {
    return [];
  }
}

function programUser(): ProgramUser | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Runs a program to its end. @throws Error when it fails */
export async function runProgram(
  { folder, user }: PostgresPrograms,
  name: string,
  args: readonly string[],
): Promise<void> {
  await promisify(execFile)(join(folder, name), args, { ...user, cwd: '/' });
}
