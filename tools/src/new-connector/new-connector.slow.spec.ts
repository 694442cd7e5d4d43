import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../checks/workspace';
import { connectorNames, UnusableName } from './connector-names';
import { writeConnector } from './write-connector';

const REMOTE = 'libs/insurers/remote';

/** What is built of the project, checked without building it. */
const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { noEmit: true, composite: false, declaration: false, declarationMap: false },
  include: [`${REMOTE}/src`],
  exclude: ['**/*.spec.ts', '**/src/testing'],
};

interface JestResults {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A workspace with nothing in it but the insurers over the network, on what is installed and built in this one. */
function scratchWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'cotiza-connector-'));
  for (const folder of ['libs', 'apps', 'tools']) mkdirSync(join(root, folder));
  for (const file of ['jest.config.mjs', 'tsconfig.base.json'])
    copyFileSync(join(WORKSPACE_ROOT, file), join(root, file));
  symlinkSync(join(WORKSPACE_ROOT, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(WORKSPACE_ROOT, REMOTE), join(root, REMOTE), { recursive: true });
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  return root;
}

describe('a new connector', () => {
  let root: string;
  let written: string[];
  let results: JestResults;
  beforeAll(() => {
    root = scratchWorkspace();
    written = writeConnector(root, connectorNames('acme-seguros', 'Acme Seguros'));
    const output = join(root, 'results.json');
    const jest = join(WORKSPACE_ROOT, 'node_modules/jest/bin/jest.js');
    const args = [
      jest,
      `${REMOTE}/src/acme-seguros/`,
      `${REMOTE}/src/remote-insurers`,
      '--json',
      `--outputFile=${output}`,
    ];
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    results = JSON.parse(readFileSync(output, 'utf8')) as JestResults;
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const testsOf = (file: string) => results.testResults.find(({ name }) => name.endsWith(file))!.assertionResults;
  const failuresOf = (file: string) => testsOf(file).filter(({ status }) => status === 'failed');

  it('has a folder of the fixed shape, and is in the table', () => {
    expect(written).toEqual(
      expect.arrayContaining([`${REMOTE}/src/acme-seguros/acme-seguros.client.ts`, `${REMOTE}/src/connectors.ts`]),
    );
    expect(written.join()).not.toContain('__');
    for (const path of written) expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/__\w+__/);
    // Which connectors there are is said in a message there, and is otherwise nobody's concern.
    const shape = testsOf('remote-insurers.spec.ts').filter(({ fullName }) => fullName.startsWith('every connector'));
    expect(shape.length).toBeGreaterThanOrEqual(4);
    expect(shape.map(({ status }) => status)).toEqual(shape.map(() => 'passed'));
  });

  it('has specs that run', () => {
    expect(results.numRuntimeErrorTestSuites).toBe(0);
    expect(results.testResults).toHaveLength(4);
  });

  it('fails its contract because its requests are not mapped', () => {
    const failures = failuresOf('acme-seguros.contract.spec.ts');
    const offers = failures.find(({ fullName }) =>
      fullName.endsWith('offers valid prices for an ordinary Home request'),
    );
    expect(offers!.failureMessages.join()).toContain('the connector threw ToAcmeSegurosMapperIsNotWritten');
    const passed = testsOf('acme-seguros.contract.spec.ts').filter(({ status }) => status === 'passed');
    expect(passed.map(({ fullName }) => fullName).join()).toContain('says who it is');
  });

  it('fails the spec of its mapper for the same reason', () => {
    const failures = failuresOf('to-acme-seguros.mapper.spec.ts');
    expect(failures.length).toBeGreaterThan(0);
    for (const { failureMessages } of failures)
      expect(failureMessages.join()).toContain('does not map a Home request yet');
  });

  it('fails the spec of its codes for each list that is empty', () => {
    const names = failuresOf('acme-seguros.codes.spec.ts').map(({ fullName }) => fullName);
    expect(names).toContainEqual(expect.stringContaining('every value of country'));
    expect(names).toHaveLength(16);
  });

  it('is told by the compiler which codes are missing, and nothing else', () => {
    const tsc = join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: root, encoding: 'utf8' });
    const errors = stdout.split('\n').filter((line) => /error TS/.test(line));
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toMatch(/acme-seguros\.codes\.ts/);
  });

  it('is not written over another', () => {
    expect(() => writeConnector(root, connectorNames('acme-seguros'))).toThrow(UnusableName);
    expect(() => writeConnector(root, connectorNames('faro'))).toThrow(UnusableName);
  });
});
