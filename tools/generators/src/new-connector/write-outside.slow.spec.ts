import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@cotiza/kernel/testing';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames, writeOutside } from './write-connector';

const folder = folderForTests();

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const ASK = `
  const { startRemote } = require('./dist/testing');
  const { systemClock } = require('@cotiza/kernel');
  const settings = { connector: 'acme-seguros', lines: ['Home'], credentials: { apiKey: 'a' } };
  const given = { baseUrl: 'http://127.0.0.1:9', deadlineMs: 5000, clock: systemClock(), report: () => undefined };
  const { connector, close } = startRemote(settings, given);
  const context = { signal: new AbortController().signal, deadlineMs: 5000 };
  connector.quote({ line: 'Home', reference: 'COT-0000000000' }, context).then(({ detail }) => console.log(detail)).finally(close);
`;

it('writes a connector outside this repository that builds, passes its specs, is asked, and is packed without them', () => {
  writeOutside(connectorNames('acme-seguros', 'Acme Seguros'), folder);
  // The packages of this workspace stand for those that npm would install.
  symlinkSync(join(WORKSPACE_ROOT, 'node_modules'), join(folder, 'node_modules'));
  run(process.execPath, 'node_modules/typescript/bin/tsc');
  run(process.execPath, 'node_modules/jest/bin/jest.js', '--maxWorkers=1');
  expect(run(process.execPath, '-e', ASK)).toContain('the connector threw ToAcmeSegurosMapperIsNotWritten');
  const [packed] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts')) as [
    { files: readonly { path: string }[] },
  ];
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toContain('dist/acme-seguros.connector.js');
  expect(paths.filter((path) => /spec|testing|under-test|^src/.test(path))).toEqual([]);
});
