import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { parse } from 'yaml';

interface Job {
  readonly container?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = join(WORKSPACE_ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map(
  (name) => [name, parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow] as const,
);
const jobs = workflows.flatMap(([, workflow]) => Object.entries(workflow.jobs));
const { engines, scripts } = readJson<{ readonly engines: { readonly node: string }; readonly scripts: object }>(
  'package.json',
);

it.each(workflows)('%s reads, calls scripts that there are, and actions by their commit', (_name, workflow) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const called = steps.flatMap(({ run = '' }) => [...run.matchAll(/^npm run (\S+)/gm)].map(([, script]) => script!));
  expect(called.filter((script) => !(script in scripts))).toEqual([]);
  const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
  expect(actions.filter((action) => !/^[a-z-]+(\/[a-z-]+)+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it('write only what GitHub shows of an analysis, and what an approved release publishes', () => {
  const writing = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
  expect(writing.map(([name, { environment }]) => [name, environment])).toEqual([
    ['analyze', undefined],
    ['publish', 'release'],
  ]);
});

it('run everything on the least Node there may be, and make a release on that of the image', () => {
  const whole = jobs.filter(([, { steps }]) => steps.some(({ run }) => run === '.ci/run'));
  expect(whole.map(([name, { container }]) => [name, container])).toEqual([
    ['checks', `node:${/\d+/.exec(engines.node)![0]}-bookworm`],
    ['make', 'node:24-bookworm'],
  ]);
});
