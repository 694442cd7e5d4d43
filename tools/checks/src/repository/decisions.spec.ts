import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesOf, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const FOLDER = join(WORKSPACE_ROOT, 'docs/decisions');
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const pages = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));

interface IndexRow {
  readonly theme: string;
  readonly number: string;
  readonly page: string;
  readonly title: string;
  readonly summary: string;
}

const rowsOf = (markdown: string): IndexRow[] =>
  tablesOf(markdown).flatMap(({ heading, rows }) =>
    rows.map(({ cells: [link = '', title = '', summary = ''] }) => {
      const [, number = '', page = ''] = /^\[(\d{4})\]\((.+)\)$/.exec(link) ?? [];
      return { theme: heading, number, page, title, summary };
    }),
  );

/** Pages that are in no theme or in several, and rows without a page. */
const misplaced = (rows: readonly IndexRow[], ofFolder: readonly string[]): string[] => {
  const listed = rows.map(({ page }) => page);
  return [
    ...ofFolder.filter((page) => listed.filter((other) => other === page).length !== 1),
    ...listed.filter((page) => !ofFolder.includes(page)),
  ];
};

const rows = rowsOf(index);

it('has every page in one theme, and no other row', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(misplaced(rows, pages)).toEqual([]);
});

it('would see a page in two themes, one in none, and a row without a page', () => {
  const theme = (name: string, ...files: string[]) =>
    [
      `### ${name}`,
      '',
      '| number | decision | in one line |',
      '|---|---|---|',
      ...files.map((file) => `| [0008](${file}) | X | Y. |`),
      '',
    ].join('\n');
  const written = rowsOf(theme('Prices', '0008-x.md', '0009-y.md') + theme('Doors', '0008-x.md'));
  expect(misplaced(written, ['0008-x.md', '0010-z.md'])).toEqual(['0008-x.md', '0010-z.md', '0009-y.md']);
});

it('names each by its number, title and a line', () => {
  const wrong = rows.filter(({ number, page, summary }) => !page.startsWith(`${number}-`) || summary === '');
  expect(wrong).toEqual([]);
});

it.each(rows)('says the title of $page as the page does', ({ page, number, title }) => {
  expect(readFileSync(join(FOLDER, page), 'utf8').split('\n')[0]).toBe(`# ${number}. ${title}`);
});

it('has the rows of a theme in the order of their numbers', () => {
  for (const { heading, rows: ofTheme } of tablesOf(index)) {
    const numbers = ofTheme.map(({ cells }) => cells[0]!);
    expect([heading, numbers]).toEqual([heading, [...numbers].sort()]);
  }
});
