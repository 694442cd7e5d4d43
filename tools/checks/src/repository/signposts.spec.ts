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

it('every word of the glossary stands once', () => {
  const words = allOf(read('docs/glossary.md'), /^\| ([a-z][^|]*?) \|/gm).flatMap((cell) => cell.split(', '));
  expect(words.filter((word, place) => words.indexOf(word) < place && word !== 'word')).toEqual([]);
  for (const word of ['problem', 'refusal', 'fault', 'finding', 'decline', 'outcome']) expect(words).toContain(word);
});
