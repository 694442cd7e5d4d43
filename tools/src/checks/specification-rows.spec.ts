import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from './specification-document';
import { PROSE } from './specification-prose';
import { TABLES, tagOf, type RowOwner } from './specification-rows';
import { filesBelow, WORKSPACE_ROOT } from './workspace';

const DOCUMENT = join(WORKSPACE_ROOT, '../shared/spec/insurance-quoting-service.md');

const rows = [
  ...TABLES.flatMap(({ heading, owner, rows: names }) => names.map((name) => ({ heading, owner, name }))),
  ...PROSE.flatMap(({ heading, owner, rows: names }) => Object.keys(names).map((name) => ({ heading, owner, name }))),
].map((row) => ({ ...row, tag: tagOf(row.heading, row.name) }));

/** Every spec but this one, as text: a tag counts where it is written in full. */
const specs = ['libs', 'apps', 'tools']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.spec.ts') && !path.endsWith('/specification-rows.spec.ts'))
  .map((path) => ({ path, text: readFileSync(join(WORKSPACE_ROOT, path), 'utf8') }));

const untested = (owner: RowOwner) =>
  rows.filter((row) => row.owner === owner && !specs.some(({ text }) => text.includes(row.tag))).map(({ tag }) => tag);

it('names each row once', () => {
  const tags = rows.map(({ tag }) => tag);
  expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
});

it('every row that the contract decides has a test', () => {
  expect(untested('contract')).toEqual([]);
});

it('every row that the service decides has a test', () => {
  expect(untested('service')).toEqual([]);
});

it('every tag of a test is that of a row', () => {
  const known = new Set(rows.map(({ tag }) => tag));
  const headings = new Set(rows.map(({ heading }) => heading));
  const unknown = specs.flatMap(({ path, text }) =>
    [...text.matchAll(/\[([^\]\n]+?) \/ [^\]\n]+\]/g)]
      .filter(([tag, heading]) => headings.has(heading!) && !known.has(tag))
      .map(([tag]) => `${path}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});

describe('the document of the specification', () => {
  if (!existsSync(DOCUMENT)) {
    it.skip('is not beside the repository: the list of rows is not compared with it', () => undefined);
    return;
  }
  const text = readFileSync(DOCUMENT, 'utf8');

  it('has exactly the rows listed', () => {
    const listed = TABLES.flatMap(({ heading, rows: names }) => names.map((name) => tagOf(heading, name)));
    const written = rowsOf(text).map(([heading, name]) => tagOf(heading, name));
    expect(written.length).toBeGreaterThan(150);
    expect([...listed].sort()).toEqual([...written].sort());
  });

  it.each(PROSE.flatMap(({ rows: names }) => Object.entries(names)))('says %s: %s', (_name, sentence) => {
    expect(text).toContain(sentence);
  });
});
