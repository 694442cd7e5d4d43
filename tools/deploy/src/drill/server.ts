import { execFile, execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

type Command = readonly [program: string, ...args: string[]];

/** The account of a process; without one, that of this process. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: the account of Debian's package runs it then. */
export function postgresAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Gives a file or folder to that account. */
export function ownByPostgres(path: string): void {
  const { uid, gid } = postgresAccount();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Runs a program to its end and returns its output. @throws Error with what it prints */
export async function run([program, ...args]: Command, cwd = '/', account: Account = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd, ...account });
  return stdout.trim();
}

const NEEDED = { nginx: 'nginx', 'redis-server': 'databases', pg_ctlcluster: 'databases' };

/** @throws Error for a server of Debian's packages that is not installed */
export function requireServers(): void {
  for (const [program, service] of Object.entries(NEEDED)) {
    if (spawnSync(program, ['--version']).error)
      throw new Error(`there is no ${program}: \`.ci/services ${service}\` installs it`);
  }
}

/** A server that runs beside this process until it is ended. */
export class Server {
  private child: ChildProcess | undefined;

  constructor(
    private readonly command: Command,
    private readonly options: { readonly log: string; readonly account?: Account },
  ) {}

  start(): void {
    const [program, ...args] = this.command;
    const output = openSync(this.options.log, 'a');
    this.child = spawn(program, args, { cwd: '/', stdio: ['ignore', output, output], ...this.options.account });
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
