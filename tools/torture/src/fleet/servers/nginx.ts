import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { lastingPort } from '../../torture/receivers/listening';
import { Program } from './program';

const DEPLOYED = join(WORKSPACE_ROOT, 'deploy/nginx');
const INCLUDED = ['cotiza.conf', 'proxy.conf'];
const READABLE = 0o755;

/** The names that processes have in deploy/nginx/upstreams.conf. */
const UPSTREAMS = ['api-1', 'api-2', 'mcp-gateway'] as const;
type Upstream = (typeof UPSTREAMS)[number];

/**
 * nginx with the files of deploy/nginx, but for where it listens, where its files are, and where the processes are.
 *
 * @param portOf port of a process
 * @param given the port that it listens on; a free one where there is none
 */
export async function nginxIn(folder: string, portOf: (name: Upstream) => number, given?: number): Promise<Program> {
  const port = given ?? (await lastingPort());
  const place = join(folder, 'nginx');
  mkdirSync(place);
  // Its workers give up the rights of root.
  for (const each of [folder, place]) chmodSync(each, READABLE);
  for (const name of INCLUDED) copyFileSync(join(DEPLOYED, name), join(place, name));
  const config = replaced(deployed('nginx.conf'), [
    ['/tmp/', `${place}/`],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
  ]);
  writeFileSync(join(place, 'nginx.conf'), config);
  const servers = UPSTREAMS.map((name): [string, string] => [`${name}:3000`, `127.0.0.1:${portOf(name)}`]);
  writeFileSync(join(place, 'upstreams.conf'), replaced(deployed('upstreams.conf'), servers));
  const args = ['-p', place, '-c', join(place, 'nginx.conf'), '-g', 'daemon off;'];
  return new Program('nginx', args, port, join(folder, 'nginx.log'));
}

const deployed = (name: string): string => readFileSync(join(DEPLOYED, name), 'utf8');

/** @throws Error where something that is to be replaced is not there */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((said, [from, to]) => {
    if (!said.includes(from)) throw new Error(`the files of deploy/nginx have no ${from}`);
    return said.replaceAll(from, to);
  }, text);
}
