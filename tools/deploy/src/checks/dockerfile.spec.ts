import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { readDeployFile } from './deploy-files';

const text = readDeployFile('Dockerfile');
const instructions = text
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => line.split(/ (.*)/s).slice(0, 2) as [string, string]);
const lastStage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));
const said = (name: string) => lastStage.filter(([each]) => each === name).map(([, rest]) => rest);

it('installs what the lock file says, runs no script of a package, and keeps no tool', () => {
  const installs = instructions.filter(([, rest]) => /\bnpm\b/.test(rest)).map(([, rest]) => rest);
  expect(installs).toHaveLength(2);
  for (const install of installs) expect(install).toMatch(/^npm ci .*--ignore-scripts/);
  expect(said('RUN').join()).not.toMatch(/npm|apt-get|curl/);
  expect(said('COPY')).toEqual(['--from=build /image ./']);
});

it('runs on Node 24 without privileges, and says whether it is ready', () => {
  expect(instructions).toContainEqual(['ARG', expect.stringMatching(/^NODE_IMAGE=node:24-bookworm-slim(@sha256:|$)/)]);
  expect(said('USER')).toEqual(['1000:1000']);
  expect(said('HEALTHCHECK').join()).toContain('deploy/health-check.mjs');
  expect(existsSync(join(WORKSPACE_ROOT, 'deploy/health-check.mjs'))).toBe(true);
});
