import { spawnSync } from 'node:child_process';
import { BODY_LIMIT_BYTES } from '@cotiza/platform';
import { readDeployFile } from './deploy-files';

it('takes bodies as large as the service does', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readDeployFile('nginx/cotiza.conf'))!;
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(BODY_LIMIT_BYTES);
});

it('leads to the processes of systemd, as its own unit starts it, by the commands of the page', () => {
  const commands = readDeployFile('README.md').matchAll(/^sudo sed -i '(.+)' \/etc\/nginx\/(.+)$/gm);
  const changed = new Map<string, string>();
  for (const [, script, file] of commands) {
    const { stdout } = spawnSync('sed', [script!], { input: readDeployFile(`nginx/${file}`), encoding: 'utf8' });
    changed.set(file!, stdout);
  }
  // Debian's unit looks there for the process that it has started.
  expect(changed.get('nginx.conf')).toMatch(/^pid \/run\/nginx\.pid;$/m);
  const servers = [...changed.get('upstreams.conf')!.matchAll(/^ *server (\S+)/gm)].map(([, server]) => server);
  const units = readDeployFile('systemd/cotiza.target').matchAll(/cotiza-(?:api|mcp-gateway)@(\d+)/g);
  expect(servers).toEqual(Array.from(units, ([, port]) => `127.0.0.1:${port}`));
});
