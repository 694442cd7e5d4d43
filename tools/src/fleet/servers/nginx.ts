import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOY, readDeployFile } from '../../deploy-checks/deploy-files';
import { lastingPort } from '../../torture/receivers/listening';
import { Program } from './program';

const INCLUDED = ['cotiza.conf', 'proxy.conf'];
const READABLE = 0o755;

/** Ports of the processes, by the names that they have in deploy/nginx/upstreams.conf. */
export type Upstreams = Readonly<Record<'api-1' | 'api-2' | 'mcp-gateway', number>>;

/** nginx with the files of deploy/nginx, but for where it listens, where its files are, and where the processes are. */
export async function nginxIn(folder: string, upstreams: Upstreams): Promise<Program> {
  const port = await lastingPort();
  const place = join(folder, 'nginx');
  mkdirSync(place);
  // Its workers give up the rights of root.
  for (const each of [folder, place]) chmodSync(each, READABLE);
  for (const name of INCLUDED) copyFileSync(join(DEPLOY, 'nginx', name), join(place, name));
  const config = replaced(readDeployFile('nginx/nginx.conf'), [
    ['/tmp/', `${place}/`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
  ]);
  writeFileSync(join(place, 'nginx.conf'), config);
  const servers = Object.entries(upstreams).map(([name, at]): [string, string] => [`${name}:3000`, `127.0.0.1:${at}`]);
  writeFileSync(join(place, 'upstreams.conf'), replaced(readDeployFile('nginx/upstreams.conf'), servers));
  const args = ['-p', place, '-c', join(place, 'nginx.conf'), '-g', 'daemon off;'];
  return new Program('nginx', args, port, join(folder, 'nginx.log'));
}

/** @throws Error where something that is to be replaced is not there */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((said, [from, to]) => {
    if (!said.includes(from)) throw new Error(`the files of deploy/nginx have no ${from}`);
    return said.replaceAll(from, to);
  }, text);
}
