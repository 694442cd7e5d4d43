import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedDeployFile, type Changes } from './deploy-file';
import { Server } from './drill/server';

const FILES = ['nginx.conf', 'cotiza.conf', 'proxy.conf', 'upstreams.conf'];

/** Ports of 127.0.0.1: of nginx, and of the processes behind it. */
export interface NginxPorts {
  readonly nginx: number;
  readonly apis: readonly number[];
  readonly mcp: number;
}

/** Writes the files of deploy/nginx into a folder, with these ports and with all that nginx writes in that folder, and makes an nginx of them. */
export function nginxServer(folder: string, { nginx, apis, mcp }: NginxPorts): Server {
  const changes: Changes = [
    ...apis.map((port, place) => [`api-${place + 1}:3000`, `127.0.0.1:${port}`] as const),
    ['mcp-gateway:3000', `127.0.0.1:${mcp}`],
    ['listen 8080;', `listen 127.0.0.1:${nginx};`],
    [' /tmp/', ` ${folder}/`],
    [' /var/log/nginx/', ` ${folder}/`],
  ];
  for (const file of FILES) writeFileSync(join(folder, file), changedDeployFile(`nginx/${file}`, changes));
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'] as const;
  return new Server(command, { log: join(folder, 'nginx.log') });
}
