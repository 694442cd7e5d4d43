import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '@cotiza/kernel/testing';
import { isLibrary, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { OutsideProject } from './outside-project';
import { EXAMPLE_OPTIONS, readmeExamples } from './readme-examples';

const examples = readmeExamples();

/** Has the packages of the workspace in place of installed ones. */
const folder = folderForTests();
symlinkSync(join(WORKSPACE_ROOT, 'node_modules'), join(folder, 'node_modules'));

it('every library has an example in its README', () => {
  const names = readProjects()
    .filter(isLibrary)
    .map(({ packageJson }) => packageJson.name);
  expect(names.filter((name) => !examples.some(({ of }) => of === name))).toEqual([]);
});

it('the examples compile against what is built', () => {
  const project = new OutsideProject(folder);
  const typed = examples
    .filter(({ language }) => language === 'ts')
    .map(({ file, code }) => ({ path: `${file}.mts`, code }));
  typed.forEach(({ path, code }) => project.write(path, code));
  const ended = project.compile(
    typed.map(({ path }) => path),
    '--noEmit',
    ...EXAMPLE_OPTIONS,
  );
  expect(ended).toEqual({ status: 0, output: '' });
});
