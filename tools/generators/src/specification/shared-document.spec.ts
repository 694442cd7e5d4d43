import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { factsIn, linesOf } from './shared-document';
import { rowsOf, specificationPages } from './specification-rows';

const FOLDER = process.env['SPECIFICATION_SOURCE'] ?? join(WORKSPACE_ROOT, '../shared/spec');
const DOCUMENTS = ['insurance-quoting-service.md', 'rating.md'].map((name) => join(FOLDER, name));

/** What each line of the documents became, by its digest: tags of rows, and names of decisions where it leaves something open. */
const read = readJson<Readonly<Record<string, readonly string[]>>>('docs/specification/read-lines.json');
const rows = new Map(
  specificationPages()
    .flatMap(rowsOf)
    .map((row) => [row.tag, row]),
);
const decisions = readdirSync(join(WORKSPACE_ROOT, 'docs/decisions')).map((name) => name.replace(/\.md$/, ''));

it('has made rows or decisions of every line that was read', () => {
  const unknown = Object.values(read)
    .flat()
    .filter((name) => !rows.has(name) && !decisions.includes(name));
  expect(unknown).toEqual([]);
  expect(Object.entries(read).filter(([, names]) => names.length === 0)).toEqual([]);
});

it('has no row that comes from nowhere', () => {
  const named = new Set(Object.values(read).flat());
  expect([...rows.keys()].filter((tag) => !named.has(tag))).toEqual([]);
});

describe('a document', () => {
  const text = [
    '# Title',
    '## Offers',
    'An offer is cheap.',
    '| Field | Rule |',
    '|---|---|',
    '| precio | 1 to 20 |',
    '',
    'Item:',
    '',
    '| Field |',
    '|---|',
    '| `moneda` |',
  ].join('\n');

  it('is its rows and sentences, and a second table is named by the line above it', () => {
    expect(linesOf(text).map(({ tag, text: line }) => tag ?? line)).toEqual([
      'An offer is cheap.',
      '[Offers / precio]',
      'Item:',
      '[Item / moneda]',
    ]);
  });

  it('has another digest wherever a word changes or moves', () => {
    const digests = (changed: string) => linesOf(changed).map(({ digest }) => digest);
    expect(digests(text.replace('1 to 20', '1 to 21'))[1]).not.toBe(digests(text)[1]);
    expect(digests(text.replace('## Offers', '## Others'))[0]).not.toBe(digests(text)[0]);
  });

  it('states figures and names', () => {
    expect(factsIn('town_id is 1 to 99, MiddleFloor, from 2.5 kW; See the Rule')).toEqual([
      'town_id',
      '1',
      '99',
      'MiddleFloor',
      '2.5',
    ]);
  });
});

describe('the documents that the specification was made from', () => {
  if (!DOCUMENTS.every(existsSync)) {
    it.skip('are not here: nothing of them is compared', () => undefined);
    return;
  }
  const [service = [], rating = []] = DOCUMENTS.map((path) => linesOf(readFileSync(path, 'utf8')));
  const lines = [...service, ...rating];
  const became = (digest: string) => read[digest] ?? [];

  it('say what they said when they were read', () => {
    expect(lines.filter(({ digest }) => became(digest).length === 0).map(({ text }) => text)).toEqual([]);
    const digests = new Set(lines.map(({ digest }) => digest));
    expect(Object.keys(read).filter((digest) => !digests.has(digest))).toEqual([]);
  });

  it('have each row of their tables among ours, unless ours are several', () => {
    const single = lines.filter(
      ({ tag, digest }) => tag !== undefined && became(digest).filter((name) => rows.has(name)).length === 1,
    );
    expect(single.filter(({ tag, digest }) => became(digest)[0] !== tag)).toEqual([]);
    expect(single.length).toBeGreaterThan(150);
  });

  it('state no figure and no name of the interface that our rows lack', () => {
    const lacking = service.flatMap(({ text, digest }) => {
      const ours = became(digest)
        .map((name) => `${name} ${rows.get(name)?.text ?? ''}`)
        .join(' ');
      return factsIn(text)
        .filter((fact) => !ours.includes(fact))
        .map((fact) => `${fact} of: ${text.slice(0, 80)}`);
    });
    expect(lacking).toEqual([]);
  });
});
