import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endsWithTool } from '../processes/living';
import { listenLastingly } from '../receivers/listening';
import { answers } from './connection';
import type { DatabaseServer } from './database-server';
import { runProgram, type PostgresPrograms } from './postgres-programs';

const START_PATIENCE_MS = 20_000;
const POLL_MS = 50;

/** A PostgreSQL in a temporary folder, which really stops: at once, as after a power cut, and recovers when it starts. */
export async function privateCluster(programs: PostgresPrograms): Promise<DatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-torture-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', removeFolder);
  const { uid, gid } = programs.user;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const data = join(folder, 'data');
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await runProgram(programs, 'initdb', [`--pgdata=${data}`, ...options]);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const log = join(folder, 'postgres.log');
  const start = async () => {
    const until = Date.now() + START_PATIENCE_MS;
    server = spawnServer(programs, { folder, data, port, log });
    while (!(await answers(url))) {
      if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${lastLineOf(log)}`);
      await sleep(POLL_MS);
      // What the one before it held may take a moment to come free.
      if (server.exitCode !== null) server = spawnServer(programs, { folder, data, port, log });
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    await runProgram(programs, 'pg_ctl', ['stop', `--pgdata=${data}`, '--mode=immediate', '--wait']);
    await ended;
  };
  await start();
  return {
    description: 'a PostgreSQL of its own in a temporary folder, which is really stopped (pg_ctl stop -m immediate)',
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
  endsWithTool(child, 'SIGQUIT');
  return child;
}

function lastLineOf(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').at(-1)!;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLastingly(server);
  server.close();
  await once(server, 'close');
  return port;
}
