import { builtinModules } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  filesBelow,
  isLibrary,
  type PackageJson,
  type Project,
  readJson,
  readNestPackages,
  readProjects,
  WORKSPACE_ROOT,
} from '@cotiza/tools-kit';
import { preProcessFile } from 'typescript';

/** Checks what the package.json of a library promises its users: its files, and the packages that it needs. */
const projects = readProjects();
const libraries = projects.filter(isLibrary);
const root = readJson<PackageJson>('package.json');
const nestPackages = readNestPackages();

const isOurs = (name: string) => name.startsWith('@cotiza/');
const isNest = (name: string) =>
  nestPackages.some((pattern) => pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))));

const foreign = (dependencies: Record<string, string> = {}) =>
  Object.entries(dependencies).filter(([name]) => !isOurs(name));

const BUILTIN = new Set(builtinModules);

/** `ajv/dist/2020` is of `ajv`, `@nestjs/common/x` of `@nestjs/common`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What the classes of settings run with. */
const settingsPackages = ['class-transformer', 'class-validator', 'reflect-metadata'];

function packagesIn(paths: readonly string[]): string[] {
  const specifiers = paths.flatMap((path) => {
    const { importedFiles } = preProcessFile(readFileSync(join(WORKSPACE_ROOT, path), 'utf8'), true, true);
    return importedFiles.map(({ fileName }) => fileName);
  });
  const names = specifiers
    .flatMap((name) => (name === '@cotiza/kernel/settings' ? settingsPackages : [name]))
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !BUILTIN.has(name))
    .map(packageOf);
  return [...new Set(names)].filter((name) => !isOurs(name)).sort();
}

const builtOf = (project: Project) => filesBelow(`${project.root}/src`).filter((path) => /(?<!\.spec)\.ts$/.test(path));

/** Tells whether a file is of an entry that a program may do without: `./testing`, or `./settings`. */
const mayBeLeftOut = ({ packageJson: { exports = {} } }: Project, path: string) =>
  path.includes('/testing/') ||
  ('./settings' in exports && /^libs\/kernel\/src\/settings\/(?!settings-error)|\bsettings\.ts$/.test(path));
const sourcesOf = (project: Project) => builtOf(project).filter((path) => !mayBeLeftOut(project, path));
const leftOutOf = (project: Project) =>
  builtOf(project).filter(
    (path) =>
      mayBeLeftOut(project, path) &&
      ('./testing' in (project.packageJson.exports ?? {}) || !path.includes('/testing/')),
  );

it('names one version of each package for the whole repository', () => {
  const examples = ['nest-app', 'nats-receiver'].map((name) => readJson<PackageJson>(`examples/${name}/package.json`));
  const manifests = [root, ...examples, ...projects.map(({ packageJson }) => packageJson)];
  const versions = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies, peerDependencies } of manifests) {
    for (const [name, range] of [dependencies, devDependencies, peerDependencies].flatMap((some) => foreign(some))) {
      versions.set(name, (versions.get(name) ?? new Set()).add(range.replace(/^\^/, '')));
    }
  }
  const several = [...versions].filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found]);
  expect(versions.size).toBeGreaterThan(30);
  expect(several).toEqual([]);
});

describe.each(libraries.map((project) => [project.packageJson.name, project] as const))('%s', (_name, project) => {
  const { packageJson } = project;
  const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packageJson;
  const optional = Object.keys(peerDependenciesMeta);
  const needed = Object.keys(peerDependencies).filter((peer) => !optional.includes(peer));
  const own = foreign(dependencies).map(([dependency]) => dependency);

  it('has a package.json that says what it is and what is packed', () => {
    expect(packageJson.description).toMatch(/^.{20,120}\.$/);
    expect(packageJson.engines).toEqual(root.engines);
    expect(packageJson.files?.slice(0, 3)).toEqual(['dist', '!dist/**/*.map', '!dist/.tsbuildinfo']);
    for (const folder of packageJson.files?.slice(3).filter((pattern) => !pattern.startsWith('!')) ?? []) {
      expect([folder, existsSync(join(WORKSPACE_ROOT, project.root, folder))]).toEqual([folder, true]);
    }
    const prepack = posix.relative(project.root, 'tools/release/prepack.mjs');
    expect(packageJson.scripts).toEqual({ prepack: `node ${prepack}` });
  });

  it('declares every package that it runs with, and no other', () => {
    expect(packagesIn(sourcesOf(project))).toEqual([...own, ...needed].filter((name) => !RUNS_UNSEEN.has(name)).sort());
  });

  it('shares Nest with the program around it, and brings everything else along', () => {
    expect(own.filter(isNest)).toEqual([]);
    expect(needed.filter((peer) => !isNest(peer))).toEqual([]);
    expect(foreign(dependencies).filter(([, range]) => !/^\d/.test(range))).toEqual([]);
    expect(Object.values(peerDependencies).filter((range) => !/^\^\d/.test(range))).toEqual([]);
  });

  it('asks for what only its entries for tests and settings need as something that may be left out', () => {
    const wanted = packagesIn(leftOutOf(project)).filter((name) => !own.includes(name));
    expect(optional.sort()).toEqual(wanted);
    expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(optional));
  });
});

/** Packages that no import names: their files are read. */
const RUNS_UNSEEN = new Set(['@fontsource/pt-sans', 'swagger-ui-dist']);
