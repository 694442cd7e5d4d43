import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '../processes/ending';
import { endsWithTool } from '../processes/living';
import { lastingPort } from '../receivers/listening';
import { answers } from './connection';
import type { DatabaseServer } from './database-server';
import { runProgram, type PostgresPrograms } from './postgres-programs';

const START_TIMEOUT_MS = 120_000;
/** PostgreSQL itself kills after five seconds what does not end at once. */
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** What `pg_ctl stop --mode=immediate` sends. */
const AT_ONCE = 'SIGQUIT';

/** A PostgreSQL in a temporary folder, which really stops: at once, as after a power cut, and recovers when it starts. */
export async function privateCluster(programs: PostgresPrograms, say: (text: string) => void): Promise<DatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-torture-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeFolder);
  const { uid, gid } = programs.user;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await runProgram(programs, 'initdb', [`--pgdata=${data}`, ...options]);
  const port = await lastingPort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const log = join(folder, 'postgres.log');
  let server: ChildProcess | undefined;
  let isWanted = false;
  // Who starts it would start it again behind the back of whoever stops it meanwhile.
  const inTurn = oneAfterTheOther();

  const begin = async () => {
    const until = Date.now() + START_TIMEOUT_MS;
    for (; isWanted && !(await answers(url)); await sleep(POLL_MS)) {
      if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${lastLineOf(log)}`);
      // Also when it ended by itself: what the one before it held may take a moment to come free.
      if (hasEnded(server)) server = spawnServer(programs, { folder, data, port, log });
    }
  };
  const end = async () => {
    if (server) await endProcess(server, { name: 'PostgreSQL', signal: AT_ONCE, timeoutMs: STOP_TIMEOUT_MS, say });
  };
  const start = () => {
    isWanted = true;
    return inTurn(begin);
  };
  const stop = () => {
    isWanted = false;
    return inTurn(end);
  };
  await start();
  return {
    description: 'a PostgreSQL of its own in a temporary folder, which is really stopped, at once and in no order',
    url,
    stop,
    start,
    close: async () => {
      await stop();
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

/** Begins each work once the one before it has ended, well or not. */
function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let before: Promise<void> = Promise.resolve();
  return (work) => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };
}

interface ServerPlace {
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly log: string;
}

function spawnServer({ folder: bin, user }: PostgresPrograms, { folder, data, port, log }: ServerPlace): ChildProcess {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const output = openSync(log, 'a');
  const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: '/', stdio: ['ignore', output, output] });
  closeSync(output);
  // Killed, it would leave its own processes behind; this ends them with it.
  endsWithTool(child, AT_ONCE);
  return child;
}

const hasEnded = (child: ChildProcess | undefined) => child?.exitCode !== null || child.signalCode !== null;

function lastLineOf(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '';
}
