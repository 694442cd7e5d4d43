import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { rowsOf, specificationPages, tagsIn } from './specification-rows';

const rows = specificationPages().flatMap(rowsOf);

/** Every spec of the repository but those of this folder, as text: a tag counts where it is written in full. */
const specs = ['libs', 'apps', 'tools']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.spec.ts') && !path.startsWith('tools/generators/src/specification/'))
  .map((path) => ({ path, text: readFileSync(join(WORKSPACE_ROOT, path), 'utf8') }));

it('finds the rows of every page', () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(specificationPages().filter((page) => rowsOf(page).length === 0)).toEqual([]);
});

it('names each row once', () => {
  const tags = rows.map(({ tag }) => tag);
  expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
});

it('has no row without a test', () => {
  const untested = rows.filter(({ tag }) => !specs.some(({ text }) => text.includes(tag)));
  expect(untested.map(({ tag }) => tag)).toEqual([]);
});

it('has the row of every tag that a test names', () => {
  const tags = new Set(rows.map(({ tag }) => tag));
  const unknown = specs.flatMap(({ path, text }) =>
    tagsIn(text)
      .filter((tag) => !tags.has(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});

it('would miss the test of a new row, and the row of a mistaken tag', () => {
  const [row] = rowsOf({ path: 'x.md', text: '## Risk (Home)\n\n| field | note |\n|---|---|\n| `pool` | New. |\n' });
  expect(row).toMatchObject({ tag: '[Risk (Home) / pool]', text: '`pool` | New.' });
  expect(specs.some(({ text }) => text.includes(row!.tag))).toBe(false);
  expect(tagsIn("it('[Risk (Home) / area] [Rsik (Home) / rooms] is', …)")).toEqual([
    '[Risk (Home) / area]',
    '[Rsik (Home) / rooms]',
  ]);
});
