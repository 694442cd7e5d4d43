import { isLibrary, readProjects } from '@cotiza/tools-kit';
import {
  allUses,
  documentedNames,
  exportedNames,
  namesIn,
  unneeded,
  usesIn,
  type ExportedName,
} from './exported-names';

/** Names that are offered although nothing here takes them, each with who does. */
const FOR_OTHERS: Readonly<Record<string, string>> = {};

const rootOf = new Map(readProjects().map(({ packageJson, root }) => [packageJson.name, root]));
const libraryOf = (entry: string) => entry.replace(/\/testing$/, '');
const isTesting = (entry: string) => entry.endsWith('/testing');

/** What is taken outside the project that offers it. Testing entries are not judged. */
const usedNames = new Set(
  allUses()
    .filter(({ entry, path }) => !path.startsWith(`${rootOf.get(libraryOf(entry))}/src/`))
    .map(({ entry, name }) => `${entry} ${name}`),
);
const documented = new Map(
  readProjects()
    .filter(isLibrary)
    .map((project) => [project.packageJson.name, documentedNames(project)]),
);

const isUsed = ({ entry, name }: ExportedName) =>
  usedNames.has(`${entry} ${name}`) ||
  documented.get(libraryOf(entry))?.has(name) === true ||
  `${entry} ${name}` in FOR_OTHERS;

const names = exportedNames();

describe('what a library offers', () => {
  it('is in the reports', () => expect(names.length).toBeGreaterThan(100));

  it('is used by another project, shown in a document, or mentioned by something that is', () => {
    const told = unneeded(names, isUsed)
      .filter(({ entry }) => !isTesting(entry))
      .map(({ entry, name }) => `${entry} offers ${name}, which nobody takes: leave it out of the index`);
    expect(told).toEqual([]);
  });

  it('has no exception for a name that is not offered, or is used', () => {
    const offered = new Set(names.map(({ entry, name }) => `${entry} ${name}`));
    expect(Object.keys(FOR_OTHERS).filter((key) => !offered.has(key) || usedNames.has(key))).toEqual([]);
  });
});

/** No library: in its own variable, so that no other check takes what is read here for an import. */
const A = '@cotiza/a';

describe('the check of exports', () => {
  const report = [
    '# @cotiza/a',
    '',
    '```ts',
    'function take(part: Part): void;',
    '',
    'interface Part {',
    '    readonly whole: Whole;',
    '}',
    '',
    'const unused: Other;',
    '```',
    '',
    'Not exported, but part of what is:',
    '',
    '```ts',
    'class Whole {',
    '    readonly deep: Deep;',
    '    private readonly unused;',
    '}',
    '```',
    '',
    '# @cotiza/a/testing',
    '',
    '```ts',
    'class Deep {}',
    '```',
    '',
  ].join('\n');

  it('reads a report', () => {
    expect(namesIn(report).map(({ entry, name, isOffered }) => [entry, name, isOffered])).toEqual([
      ['@cotiza/a', 'take', true],
      ['@cotiza/a', 'Part', true],
      ['@cotiza/a', 'unused', true],
      ['@cotiza/a', 'Whole', false],
      ['@cotiza/a/testing', 'Deep', true],
    ]);
  });

  it('finds what nobody takes, and nothing that what is taken mentions where others can see it', () => {
    const found = unneeded(namesIn(report), ({ name }) => name === 'take');
    expect(found.map(({ name }) => name)).toEqual(['unused']);
  });

  it.each([
    [`import { one, type Two as Other } from '${A}';`, ['one', 'Two']],
    [`export {\n  one,\n} from '${A}/testing';`, ['one']],
    [`const { one: other, two } = require('${A}');`, ['one', 'two']],
    ["import { one } from './a';", []],
  ])('reads %j', (text, expected) => {
    expect(usesIn(text, 'x.ts').map(({ name }) => name)).toEqual(expected);
  });
});
