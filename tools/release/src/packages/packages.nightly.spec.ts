import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLibrary, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { neededBy } from './install-libraries';
import { OutsideProject } from './outside-project';
import { packLibraries, type PackedLibrary } from './pack-libraries';
import { EXAMPLE_OPTIONS, readmeExamples } from './readme-examples';

const libraries = readProjects().filter(isLibrary);
const names = libraries.map(({ packageJson }) => packageJson.name);
const entries = libraries.flatMap(({ packageJson }) =>
  Object.keys(packageJson.exports ?? {}).map((path) => packageJson.name + path.slice(1)),
);
const examples = readmeExamples();

/** Packing builds, and installing may fetch packages that the cache has not. */
const PREPARING_MS = 1_800_000;

/** Third-party packages that a caller of `@cotiza/embedded` gets: for the types of answers. */
const THIRD_PARTY = ['json-schema-to-ts', 'ts-algebra', '@babel/runtime'];

const temporary = (name: string) => realpathSync(mkdtempSync(join(tmpdir(), `cotiza-${name}-`)));
const folders = {
  tarballs: temporary('tarballs'),
  again: temporary('tarballs-again'),
  embedder: temporary('embedder'),
  outside: temporary('outside'),
};
const embedder = new OutsideProject(folders.embedder);
/** Installs every library, with its optional peers. */
const outside = new OutsideProject(folders.outside);
/** The service that the examples of clients ask. */
let service: ServiceProcess;
let packed: readonly PackedLibrary[];
/** The names that each entry exports. */
let exported: Record<string, string[]>;

beforeAll(async () => {
  service = await startServiceProcess({ HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  outside.environment.COTIZA_URL = service.url;
  packed = packLibraries(folders.tarballs);
  embedder.install(
    packed.filter(({ packageJson }) => neededBy('@cotiza/embedded').has(packageJson.name)),
    folders.tarballs,
  );
  const optional = libraries.flatMap(({ packageJson }) => Object.keys(packageJson.peerDependenciesMeta ?? {}));
  outside.install(packed, folders.tarballs, [...new Set([...optional, '@types/node', '@types/smtp-server'])]);
  const list = `Object.fromEntries(${JSON.stringify(entries)}.map((name) => [name, Object.keys(require(name))]))`;
  // Node 20 warns when a program loads an ES module by `require`.
  const listed = outside.node('--disable-warning=ExperimentalWarning', '-p', `JSON.stringify(${list})`);
  exported = JSON.parse(listed.output) as typeof exported;
  outside.write('coche.json', readFileSync(join(WORKSPACE_ROOT, 'examples/coche.json'), 'utf8'));
}, PREPARING_MS);
afterAll(async () => {
  await service.stop();
  Object.values(folders).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

it(
  'gives the same bytes for the same files',
  () => {
    const again = packLibraries(folders.again);
    const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
    const digests = (folder: string) => again.map(({ tarball }) => [tarball, digest(join(folder, tarball))]);
    expect(digests(folders.again)).toEqual(digests(folders.tarballs));
  },
  PREPARING_MS,
);

it.each(names)('packs %s built, with its licence, README and entries, without sources, specs or maps', (name) => {
  const { files, packageJson, root } = packed.find((each) => each.packageJson.name === name)!;
  const declared = Object.values(packageJson.exports ?? {}).flatMap(({ types, default: code }) => [types!, code!]);
  const needed = ['LICENSE', 'README.md', 'package.json', ...declared.map((path) => path.slice(2))];
  expect(files).toEqual(expect.arrayContaining(needed));
  const built = files.filter((path) => path.startsWith('dist/'));
  expect(built.filter((path) => !/\.(js|d\.ts|json)$/.test(path) || /\.spec\./.test(path))).toEqual([]);
  expect(files.filter((path) => /^src\/|(?<!\.d)\.ts$|\.map$|tsbuildinfo/.test(path))).toEqual([]);
  const sources = built.map((path) => path.replace(/^dist/, 'src').replace(/(\.d\.ts|\.js)$/, '.ts'));
  expect(sources.filter((source) => !existsSync(join(WORKSPACE_ROOT, root, source)))).toEqual([]);
  const hasTesting = built.some((path) => path.startsWith('dist/testing/'));
  expect(hasTesting).toBe(entries.includes(`${name}/testing`));
});

it.each(names)('publishes %s without a complaint of npm, to everybody', (name) => {
  const { tarball, packageJson } = packed.find((each) => each.packageJson.name === name)!;
  expect(packageJson.publishConfig).toEqual({ access: 'public' });
  const nowhere = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0'];
  const args = ['publish', '--dry-run', '--ignore-scripts', ...nowhere, join(folders.tarballs, tarball)];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  const complaints = stderr.split('\n').filter((line) => /^npm (warn|error)/.test(line));
  expect([status, complaints]).toEqual([0, [expect.stringMatching(/requires you to be logged in .*\(dry-run\)$/)]]);
});

it('installs no Nest for a caller that wants prices', () => {
  const installed = [...neededBy('@cotiza/embedded'), ...THIRD_PARTY];
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

it('quotes each line without Nest', () => {
  const imports =
    "import { exampleBody, judgeBody } from '@cotiza/contract'; import { embeddedQuoting } from '@cotiza/embedded';";
  embedder.write('quote.mjs', imports + QUOTE);
  expect(embedder.node('quote.mjs')).toEqual({ status: 0, output: 'Home 5\nCar 5\nMotorcycle 5\n' });
});

it.each(entries)('gives every export of %s to an ESM import by name', (entry) => {
  const all = exported[entry] ?? [];
  const file = `names-${entries.indexOf(entry)}.mjs`;
  outside.write(file, `import { ${all.join(', ')} } from '${entry}';\nconsole.log(typeof ${all[0] ?? 'undefined'});\n`);
  expect(outside.node(file)).toMatchObject({ status: 0 });
});

it.each([
  ['nodenext', 'nodenext', ['cts', 'mts']],
  ['bundler', 'esnext', ['ts']],
])('compiles every name of every entry strictly under %s', (resolution, module, extensions) => {
  const text = entries
    .map((entry, index) => {
      const all = exported[entry] ?? [];
      const imported = all.map((name) => `${name} as ${name}_${index}`).join(', ');
      const uses = all.map((name) => `void ${name}_${index};`).join(' ');
      return `import { ${imported} } from '${entry}';\n${uses}`;
    })
    .join('\n');
  const files = extensions.map((extension) => `every-name-${resolution}.${extension}`);
  files.forEach((file) => outside.write(file, text));
  const ended = outside.compile(files, '--noEmit', '--module', module, '--moduleResolution', resolution);
  expect(ended).toEqual({ status: 0, output: '' });
});

describe('the examples of the READMEs', () => {
  it('compile', () => {
    for (const { language, file, code } of examples)
      outside.write(`${file}.${language === 'js' ? 'cjs' : 'mts'}`, code);
    const typed = examples.filter(({ language }) => language === 'ts').map(({ file }) => `${file}.mts`);
    expect(outside.compile(typed, ...EXAMPLE_OPTIONS)).toEqual({ status: 0, output: '' });
  });

  it.each(examples)('run: $file', ({ language, file }) => {
    const ended = outside.node(`${file}.${language === 'js' ? 'cjs' : 'mjs'}`);
    expect(ended).toEqual({ status: 0, output: expect.stringMatching(/\S/) as string });
  });
});
