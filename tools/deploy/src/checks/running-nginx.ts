import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeNginxFiles, type NginxPorts } from '../nginx-files';

/** In CI, tests that need nginx fail instead of skipping themselves. */
export const isNginxTried = process.env.CI !== undefined || spawnSync('nginx', ['-v']).status === 0;

const LOOK_EVERY_MS = 20;

/** Returns a port that is free at that moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts nginx with the files of deploy/nginx before these processes. */
export async function startNginx(processes: Omit<NginxPorts, 'nginx'>) {
  const nginx = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-nginx-'));
  // Its workers have an account of their own.
  chmodSync(folder, 0o755);
  writeNginxFiles(folder, { ...processes, nginx });
  const errors = openSync(join(folder, 'error.log'), 'a');
  const options = ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn('nginx', options, { stdio: ['ignore', 'ignore', errors] });
  const exit = once(child, 'exit');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  while (!(await listens(nginx))) {
    if (child.exitCode !== null) throw new Error(read('error.log'));
    await pause(LOOK_EVERY_MS);
  }
  return {
    port: nginx,
    url: `http://127.0.0.1:${nginx}`,
    /** Everything that it has logged. */
    logged: () => read('error.log') + read('access.log'),
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
