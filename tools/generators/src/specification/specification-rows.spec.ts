import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { rowTags, specificationPages, tagsIn } from './specification-rows';

const tags = specificationPages().flatMap(rowTags);

/** Every spec of the repository except those of this folder, as text. */
const specs = ['libs', 'apps', 'tools']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.spec.ts') && !path.startsWith('tools/generators/src/specification/'))
  .map((path) => ({ path, text: readFileSync(join(WORKSPACE_ROOT, path), 'utf8') }));

it('finds the rows of every page', () => {
  expect(tags.length).toBeGreaterThan(200);
  expect(specificationPages().filter((page) => rowTags(page).length === 0)).toEqual([]);
});

it('names each row once', () => {
  expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
});

it('has a test for every row', () => {
  expect(tags.filter((tag) => !specs.some(({ text }) => text.includes(tag)))).toEqual([]);
});

it('has the row of every tag that a test names', () => {
  const known = new Set(tags);
  const unknown = specs.flatMap(({ path, text }) =>
    tagsIn(text)
      .filter((tag) => !known.has(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});
