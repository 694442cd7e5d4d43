import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilFound } from '@cotiza/tools-kit';
import { Server } from '../drill/server';
import { nginxServer, type NginxPorts } from '../nginx-files';

/** In CI, tests that need nginx fail instead of skipping themselves. */
export const isNginxTried = process.env.CI !== undefined || spawnSync('nginx', ['-v']).status === 0;

/** Starts nginx with the files of deploy/nginx before these processes. */
export async function startNginx(processes: Omit<NginxPorts, 'nginx'>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-nginx-'));
  // Its workers have an account of their own.
  chmodSync(folder, 0o755);
  const server: Server = nginxServer(folder, { ...processes, nginx: port });
  server.start();
  await untilFound(`nginx answers: see ${folder}`, async () =>
    (await fetch(url, { headers: { connection: 'close' } })).text(),
  );
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    port,
    url,
    /** Everything that it has logged. */
    logged: () => read('nginx.log') + read('access.log'),
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

export type RunningNginx = Awaited<ReturnType<typeof startNginx>>;
