import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesOf, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const FOLDER = join(WORKSPACE_ROOT, 'docs/decisions');
const MOST_LINES = 40;

const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const textOf = (page: string) => readFileSync(join(FOLDER, page), 'utf8');

/** The pages of a table, in its order; a row that only names a theme has none. */
const listedIn = (markdown: string): string[] =>
  tablesOf(markdown).flatMap(({ rows }) =>
    rows.flatMap(({ cells: [link = '', summary = ''] }) => {
      const [, name, page] = /^\[([a-z-]+)\]\((.+)\)$/.exec(link) ?? [];
      return page !== undefined && page === `${name}.md` && summary !== '' ? [page] : [];
    }),
  );

/** Paths from the root of the workspace in the last paragraph of a page. */
const codeOf = (text: string): string[] => {
  const paragraph = text.trimEnd().split('\n\n').at(-1)!;
  return paragraph.startsWith('Code: ') ? [...paragraph.matchAll(/`([^`]+)`/g)].map(([, path]) => path!) : [];
};

it('has every page in one row of the table, and no other row', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(listedIn(textOf('README.md')).sort()).toEqual([...pages].sort());
});

it.each(pages)('%s has its sections, is short, and names code that is there', (page) => {
  const text = textOf(page);
  const headings = [...text.matchAll(/^#.*$/gm)].map(([heading]) => heading);
  expect(headings).toEqual([expect.stringMatching(/^# [A-Z]/), '## Decision', '## Consequences']);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  const code = codeOf(text);
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((path) => !existsSync(join(WORKSPACE_ROOT, path)))).toEqual([]);
});
