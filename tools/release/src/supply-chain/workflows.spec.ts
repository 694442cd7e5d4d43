import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly container: string; readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }
    >
  >;
}

const FOLDER = join(WORKSPACE_ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map(
  (name) => [name, parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow] as const,
);
const { engines, scripts } = readJson<{ readonly engines: { readonly node: string }; readonly scripts: object }>(
  'package.json',
);

it.each(workflows)(
  '%s runs .ci/run or the nightly checks on the least Node there may be, and may write nothing',
  (_name, { permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const { container, steps } of Object.values(jobs)) {
      expect(container).toBe(`node:${/\d+/.exec(engines.node)![0]}-bookworm`);
      const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
      expect(commands.filter((command) => ['.ci/run', 'npm run nightly'].includes(command))).not.toEqual([]);
      const called = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
      expect(called.filter((script) => !(script in scripts))).toEqual([]);
      const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
      expect(actions.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
    }
  },
);

it('are those of changes, of nights and of releases', () => {
  expect(workflows.map(([name]) => name)).toEqual(['checks.yml', 'nightly.yml', 'release.yml']);
});
