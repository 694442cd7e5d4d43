import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { connectorNames } from './connector-names';
import { writeConnector } from './write-connector';

const REMOTE = 'libs/insurers/remote';

/** Compiles the sources that are built, without writing anything. */
const TSCONFIG = {
  extends: './tsconfig.base.json',
  compilerOptions: { noEmit: true, composite: false, declaration: false, declarationMap: false },
  include: [`${REMOTE}/src`],
  exclude: ['**/*.spec.ts', '**/src/testing'],
};

interface Test {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}
interface JestResults {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Test[] }[];
}

/** Makes a workspace with the insurers over the network alone, on the packages of this one. */
function scratchWorkspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'cotiza-connector-'));
  for (const folder of ['libs', 'apps', 'tools']) mkdirSync(join(root, folder));
  for (const file of ['jest.config.mjs', 'jest.environment.mjs', 'tsconfig.base.json'])
    cpSync(join(WORKSPACE_ROOT, file), join(root, file));
  symlinkSync(join(WORKSPACE_ROOT, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(WORKSPACE_ROOT, REMOTE), join(root, REMOTE), { recursive: true });
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  return root;
}

/** Runs a program. Returns its output. */
function run(root: string, script: string, ...args: readonly string[]): string {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' }).stdout;
}

/** Runs the specs of the new connector, and those of all connectors. */
function tested(root: string, ...options: readonly string[]): JestResults {
  const output = join(root, 'results.json');
  const specs = [`${REMOTE}/src/acme-seguros/`, `${REMOTE}/src/remote-insurers`];
  const jest = join(WORKSPACE_ROOT, 'node_modules/jest/bin/jest.js');
  run(root, jest, ...specs, ...options, '--json', `--outputFile=${output}`);
  return JSON.parse(readFileSync(output, 'utf8')) as JestResults;
}

describe('a new connector', () => {
  let root: string;
  let written: string[];
  let results: JestResults;
  beforeAll(() => {
    root = scratchWorkspace();
    written = writeConnector(root, connectorNames('acme-seguros', 'Acme Seguros'));
    results = tested(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const testsOf = (file: string) => results.testResults.find(({ name }) => name.endsWith(file))!.assertionResults;
  const todosOf = (file: string) => {
    const tests = testsOf(file);
    expect(tests.map(({ status }) => status)).toEqual(tests.map(() => 'todo'));
    return tests.map(({ fullName }) => fullName);
  };
  const compilerErrors = () => {
    const said = run(root, join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');
    return said.split('\n').filter((line) => /error TS/.test(line));
  };

  it('has a folder of the fixed shape, and is in the table', () => {
    expect(written).toEqual(
      expect.arrayContaining([`${REMOTE}/src/acme-seguros/acme-seguros.client.ts`, `${REMOTE}/src/connectors.ts`]),
    );
    expect(written.join()).not.toContain('__');
    for (const path of written) expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/__\w+__/);
    const shape = testsOf('remote-insurers.spec.ts');
    expect(shape.filter(({ fullName }) => fullName.startsWith('every connector')).length).toBeGreaterThanOrEqual(4);
    expect(shape.map(({ status }) => status)).toEqual(shape.map(() => 'passed'));
  });

  it('passes, and names what is left to write as todo', () => {
    expect(results.numRuntimeErrorTestSuites).toBe(0);
    expect(results.testResults).toHaveLength(4);
    expect(todosOf('acme-seguros.contract.spec.ts')).toEqual([
      expect.stringMatching(/offers-home\.json: record an answer/),
    ]);
    expect(todosOf('to-acme-seguros.mapper.spec.ts')).toEqual([expect.stringMatching(/mapper\.ts: map a request/)]);
    const codes = todosOf('acme-seguros.codes.spec.ts');
    expect(codes).toHaveLength(16);
    expect(codes).toContainEqual(expect.stringContaining('the code for every value of country'));
  });

  it('builds', () => expect(compilerErrors()).toEqual([]));

  it('does not replace another', () => {
    expect(() => writeConnector(root, connectorNames('acme-seguros'))).toThrow(UsageError);
    expect(() => writeConnector(root, connectorNames('faro'))).toThrow(UsageError);
  });
});
