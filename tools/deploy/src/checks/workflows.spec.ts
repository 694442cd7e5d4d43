import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { parse } from 'yaml';

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly container?: string; readonly steps: readonly { readonly run?: string }[] }>
  >;
}

const FOLDER = join(WORKSPACE_ROOT, '.github/workflows');
/** Returns the jobs of a file that run in a container, with the image of each. */
const imagesIn = (file: string) =>
  Object.values((parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow).jobs).flatMap(
    ({ container }) => container ?? [],
  );

it('makes what is released on the Node that the image runs', () => {
  expect(imagesIn('release.yml')).toEqual([expect.stringMatching(/^node:24-bookworm(@sha256:|$)/)]);
});

const jobs = readdirSync(FOLDER).flatMap((file) => {
  const workflow = parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow;
  return Object.entries(workflow.jobs).map(([name, { steps }]) => ({
    name: `${file} ${name}`,
    runs: steps.flatMap(({ run }) => run ?? []),
  }));
});
const nightly = jobs.filter(({ runs }) => runs.includes('npm run nightly'));

it('runs the nightly checks every night and before a release', () => {
  expect(nightly.map(({ name }) => name)).toEqual(['nightly.yml nightly', 'release.yml make']);
});

it.each(nightly)('$name installs what the drill needs before it', ({ runs }) => {
  const before = runs.slice(0, runs.indexOf('npm run nightly'));
  // .ci/run has both.
  for (const service of ['nginx', 'databases'])
    expect(before.filter((run) => ['.ci/run', `.ci/services ${service}`].includes(run))).toHaveLength(1);
  expect(before).toContain('.ci/services cluster');
});
