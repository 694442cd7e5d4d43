import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLibrary, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { OutsideProject } from './outside-project';
import { packLibraries, type PackedLibrary } from './pack-libraries';
import { runnableExamples } from './runnable-examples';

/** What another team does with our libraries: install their tarballs in a project of its own, compile, and run. */
const libraries = readProjects().filter(isLibrary);
const names = libraries.map(({ packageJson }) => packageJson.name);
const entries = libraries.flatMap(({ packageJson }) =>
  Object.keys(packageJson.exports ?? {}).map((path) => packageJson.name + path.slice(1)),
);
const examples = libraries.flatMap(({ root, packageJson }) =>
  runnableExamples(root).map((example, index) => ({
    ...example,
    of: packageJson.name,
    file: `${packageJson.name.replace('@cotiza/', '')}-${index + 1}`,
  })),
);

/** Packing builds, and installing may fetch what the cache has not: a minute, or several where others are at work. */
const PREPARING_MS = 1_800_000;

/** json-schema-to-ts and what it brings: the types of answers follow from their schemas. No code of ours loads any of it. */
const TYPES_OF_ANSWERS = ['json-schema-to-ts', 'ts-algebra', '@babel/runtime'];

/** What the classes of settings are declared with, and what that brings. */
const SETTINGS_CLASSES = [
  ...['class-transformer', 'class-validator', 'reflect-metadata'],
  ...['@types/validator', 'libphonenumber-js', 'validator'],
];

const temporary = (name: string) => realpathSync(mkdtempSync(join(tmpdir(), `cotiza-${name}-`)));
const folders = {
  tarballs: temporary('tarballs'),
  again: temporary('tarballs-again'),
  embedder: temporary('embedder'),
  outside: temporary('outside'),
};
/** Wants prices and nothing else. */
const embedder = new OutsideProject(folders.embedder);
/** Has everything of ours, with what our libraries leave to whoever installs them. */
const outside = new OutsideProject(folders.outside);
let packed: readonly PackedLibrary[];
/** Everything that each entry exports, as CommonJS. */
let exported: Record<string, string[]>;

beforeAll(() => {
  packed = packLibraries(folders.tarballs);
  embedder.install(
    packed.filter(({ packageJson }) => closureOf('@cotiza/embedded').has(packageJson.name)),
    folders.tarballs,
  );
  const optional = libraries.flatMap(({ packageJson }) => Object.keys(packageJson.peerDependenciesMeta ?? {}));
  const typed = ['@types/node', '@types/smtp-server'];
  outside.install(packed, folders.tarballs, [...new Set([...optional, ...typed])]);
  const list = `Object.fromEntries(${JSON.stringify(entries)}.map((name) => [name, Object.keys(require(name))]))`;
  const { output } = outside.node('-p', `JSON.stringify(${list})`);
  exported = JSON.parse(output) as typeof exported;
}, PREPARING_MS);
afterAll(() => Object.values(folders).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** A library, and every library of ours that it depends on. */
function closureOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies = {} } = libraries.find(({ packageJson }) => packageJson.name === name)!.packageJson;
  Object.keys(dependencies)
    .filter((dependency) => names.includes(dependency))
    .forEach((dependency) => closureOf(dependency, found));
  return found;
}

it(
  'are the same bytes whenever the same files are packed',
  () => {
    const again = packLibraries(folders.again);
    const bytesIn = (folder: string) => again.map(({ tarball }) => [tarball, sha256(join(folder, tarball))]);
    expect(again.map(({ tarball }) => tarball)).toEqual(packed.map(({ tarball }) => tarball));
    expect(bytesIn(folders.again)).toEqual(bytesIn(folders.tarballs));
  },
  PREPARING_MS,
);

describe.each(names)('the tarball of %s', (name) => {
  const filesOf = () => packed.find(({ packageJson }) => packageJson.name === name)!.files;

  it('says what it is and on what terms', () => {
    expect(filesOf()).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/index.js']));
  });

  it('holds what was built, and no source, spec, map or leaving of the compiler', () => {
    const built = filesOf().filter((path) => path.startsWith('dist/'));
    expect(built.filter((path) => !/\.(js|d\.ts)$/.test(path) || /\.spec\./.test(path))).toEqual([]);
    expect(filesOf().filter((path) => /^src\/|(?<!\.d)\.ts$|\.map$|tsbuildinfo/.test(path))).toEqual([]);
  });

  it('holds no testing sources but those of a testing entry', () => {
    const testing = filesOf().filter((path) => path.startsWith('dist/testing/'));
    expect(testing.length > 0).toBe(entries.includes(`${name}/testing`));
  });

  it('resolves every entry that its package.json declares, for whoever has not this workspace', () => {
    const { exports = {} } = packed.find(({ packageJson }) => packageJson.name === name)!.packageJson;
    for (const { types, default: code } of Object.values(exports)) {
      expect(filesOf()).toEqual(expect.arrayContaining([types!.slice(2), code!.slice(2)]));
    }
  });
});

it('installs no Nest for whoever wants prices, and of others only what the types of answers and the settings are made with', () => {
  const installed = [...closureOf('@cotiza/embedded'), ...TYPES_OF_ANSWERS, ...SETTINGS_CLASSES];
  expect([...embedder.installed()].sort()).toEqual(installed.sort());
});

const QUOTE = `
const main = async () => {
  const { requestQuote, clock } = embeddedQuoting();
  for (const line of ['Home', 'Car', 'Motorcycle']) {
    const today = clock.today();
    const answer = await requestQuote(judgeBody(exampleBody(line, today), today), { requestId: 'outside' });
    console.log(line, new Set(answer.result.ofertas.map(({ aseguradora }) => aseguradora)).size);
  }
};
main();`;

it.each([
  [
    'CommonJS',
    'quote.cjs',
    "const { exampleBody, judgeBody } = require('@cotiza/contract'); const { embeddedQuoting } = require('@cotiza/embedded');",
  ],
  [
    'ESM',
    'quote.mjs',
    "import { exampleBody, judgeBody } from '@cotiza/contract'; import { embeddedQuoting } from '@cotiza/embedded';",
  ],
])('quotes each line by %s without Nest', (_kind, file, imports) => {
  embedder.write(file, imports + QUOTE);
  expect(embedder.node(file)).toEqual({ status: 0, output: 'Home 5\nCar 5\nMotorcycle 5\n' });
});

it.each(entries)('gives every export of %s to an ESM import by name', (entry) => {
  const all = exported[entry] ?? [];
  const file = `names-${entries.indexOf(entry)}.mjs`;
  outside.write(file, `import { ${all.join(', ')} } from '${entry}';\nconsole.log(typeof ${all[0] ?? 'undefined'});\n`);
  expect(outside.node(file)).toMatchObject({ status: 0 });
});

it.each([
  ['node16', 'node16', ['cts', 'mts']],
  ['nodenext', 'nodenext', ['cts', 'mts']],
  ['bundler', 'esnext', ['ts']],
])('compiles strictly, every name of every entry, under %s', (resolution, module, extensions) => {
  const text = entries
    .map((entry, index) => {
      const all = (exported[entry] ?? []).map((name) => `${name} as ${name}_${index}`);
      const uses = (exported[entry] ?? []).map((name) => `void ${name}_${index};`).join(' ');
      return `import type * as types_${index} from '${entry}';\nexport type T${index} = keyof typeof types_${index};\nimport { ${all.join(', ')} } from '${entry}';\n${uses}`;
    })
    .join('\n');
  const files = extensions.map((extension) => `every-name-${resolution}.${extension}`);
  files.forEach((file) => outside.write(file, text));
  const { status, output } = outside.compile(files, '--noEmit', '--module', module, '--moduleResolution', resolution);
  expect([status, output]).toEqual([0, '']);
});

describe('the examples of the READMEs', () => {
  it('are there for every library, and compile as they stand', () => {
    expect(names.filter((name) => !examples.some(({ of }) => of === name))).toEqual([]);
    for (const { language, file, code } of examples)
      outside.write(`${file}.${language === 'js' ? 'cjs' : 'mts'}`, code);
    const typed = examples.filter(({ language }) => language === 'ts').map(({ file }) => `${file}.mts`);
    const { status, output } = outside.compile(typed, '--module', 'nodenext');
    expect([status, output]).toEqual([0, '']);
  });

  it.each(examples)('run: $file', ({ language, file }) => {
    const { status, output } = outside.node(`${file}.${language === 'js' ? 'cjs' : 'mjs'}`);
    expect([status, output]).toEqual([0, expect.stringMatching(/\S/)]);
  });
});

it('leaves nothing of an earlier build in what is packed', () => {
  for (const { root, files } of packed) {
    const sources = files
      .filter((path) => path.startsWith('dist/'))
      .map((path) => join(WORKSPACE_ROOT, root, path.replace(/^dist/, 'src').replace(/(\.d\.ts|\.js)$/, '.ts')));
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  }
});
