import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, type PackageJson, readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** Pages that say where to go: what they name must be there. */
const PAGES = [
  'AGENTS.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/releases.md',
  'ARCHITECTURE.md',
  '.github/pull_request_template.md',
  '.github/CODEOWNERS',
];

const read = (path: string) => readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
const { scripts = {} } = readJson<PackageJson>('package.json');
const sources = ['apps', 'libs', 'tools'].flatMap(filesBelow);

const allOf = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found!))];

/** Paths from the root of the repository, without placeholders (`libs/claims`, `<app>`, `*`). */
const PATH =
  /[`(\s]\/?((?:apps|libs|tools|docs|examples|schemas|skills|\.github)\/[A-Za-z0-9_./-]*[A-Za-z0-9_/-])(?=[`)\s,;:]|\.?$|\.\s)/gm;
const EXAMPLES = new Set(['libs/claims']);

function missingIn(text: string): string[] {
  const paths = allOf(text.replace(/npx jest [^`\n]*/g, ''), PATH).filter(
    (path) => !EXAMPLES.has(path) && !existsSync(join(WORKSPACE_ROOT, path)),
  );
  const commands = allOf(text, /npm run (?:-s |--silent )?([a-z:-]+)/g).filter(
    (name) => !(name in scripts) && name !== 'check:',
  );
  const specs = allOf(text, /npx jest ((?:(?:apps|libs|tools)\/\S*?\/?(?=[\s`])\s?)+)/g)
    .flatMap((patterns) => patterns.trim().split(/\s+/))
    .filter((pattern) => !sources.some((path) => path.includes(pattern) && path.endsWith('.spec.ts')));
  return [...paths, ...commands.map((name) => `npm run ${name}`), ...specs.map((pattern) => `npx jest ${pattern}`)];
}

it.each(PAGES)('%s names paths, commands and specs that are there', (page) => {
  expect(missingIn(read(page))).toEqual([]);
});

it('finds what the guide names', () => {
  const guide = read('CONTRIBUTING.md');
  expect(allOf(guide, PATH).length).toBeGreaterThan(40);
  expect(allOf(guide, /npm run ([a-z:-]+)/g).length).toBeGreaterThan(8);
});

it.each([
  ['a path', 'see `libs/nothing/src`.', ['libs/nothing/src']],
  ['a command', 'then `npm run nothing`', ['npm run nothing']],
  ['a spec', '`npx jest libs/contract/ libs/nothing/`', ['npx jest libs/nothing/']],
  ['nothing', '`libs/contract/src/tables`, `npm run check`, `npx jest libs/kernel/`', []],
])('would find that %s is missing', (_what, text, missing) => expect(missingIn(text)).toEqual(missing));

describe('the recipes', () => {
  const titles = allOf(read('CONTRIBUTING.md').split('## Recipes')[1]!.split('## Names and size')[0]!, /^### (.+)$/gm);

  it.each([
    'field',
    'line of insurance',
    'code of error',
    'MCP tool',
    'setting',
    "operator's command",
    'catalogue',
    'sentence of the e-mail',
    'rate',
    'value of a field',
    'insurer or connector',
  ])('have one for a %s', (what) => expect(titles.some((title) => title.endsWith(what))).toBe(true));
});

it('every word of the glossary stands once', () => {
  const words = allOf(read('docs/glossary.md'), /^\| ([a-z][^|]*?) \|/gm).flatMap((cell) => cell.split(', '));
  expect(words.filter((word, place) => words.indexOf(word) < place && word !== 'word')).toEqual([]);
  for (const word of ['problem', 'refusal', 'fault', 'finding', 'decline', 'outcome']) expect(words).toContain(word);
});
