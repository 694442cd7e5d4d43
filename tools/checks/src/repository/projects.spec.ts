import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  filesBelow,
  isLibrary,
  type Project,
  readJson,
  readLayers,
  readProjects,
  type TsConfig,
  WORKSPACE_ROOT,
} from '@cotiza/tools-kit';

const projects = readProjects();
const layers = readLayers();
const rootOf = new Map(projects.map(({ root, packageJson }) => [packageJson.name, root]));

const internal = (dependencies: Record<string, string> = {}) =>
  Object.entries(dependencies).filter(([name]) => name.startsWith('@cotiza/'));

/** Browsers load only ES modules. */
const FOR_BROWSERS = 'libs/client';

const layerTags = ({ packageJson }: Project) =>
  (packageJson.nx?.tags ?? []).filter((tag) => tag.startsWith('layer:')).map((tag) => tag.slice('layer:'.length));

/** Returns true when a layer may import the project. Apps and tools have no entry. */
const isImported = (project: Project) =>
  layers.some(({ mayImport }) => mayImport.includes(layerTags(project)[0] ?? ''));

/** libs/insurers/port is `insurers-port`; the first folder only says what kind of project it is. */
const expectedName = (root: string) => root.replace(/^(apps|libs)\//, '').replaceAll('/', '-');

/** Returns true when a project exports its builders and suites, which are then built and packed too. */
const offersTesting = ({ packageJson }: Project) => './testing' in (packageJson.exports ?? {});

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)'(@cotiza\/[a-z-]+)(?:\/[^']*)?'/g;

it('lists every project in the root tsconfig.json, and nothing else', () => {
  const listed = readJson<TsConfig>('tsconfig.json').references?.map(({ path }) => path) ?? [];
  expect([...listed].sort()).toEqual(projects.map(({ root }) => root).sort());
});

it('names no project in two layers of boundaries.mjs', () => {
  const names = layers.flatMap((layer) => layer.projects);
  expect(names).toEqual([...new Set(names)]);
});

/** The names of the projects, in the order in which boundaries.mjs has them: from the ground up. */
const fromTheGround = layers.flatMap((layer) => layer.projects);

it.each(layers.map((layer, place) => [layer.name, layer, place] as const))(
  'lets %s import its own layer and those below it, and none above',
  (_name, { mayImport }, place) => {
    const below = layers.slice(0, place + 1).map(({ name }) => name);
    expect(mayImport.filter((name) => !below.includes(name))).toEqual([]);
  },
);

describe.each(projects.map((project) => [project.root, project] as const))('%s', (root, project) => {
  const { packageJson, tsconfig } = project;
  /** The projects of this workspace that it declares, with their versions. */
  const declared = [packageJson.dependencies, packageJson.devDependencies].flatMap((some) => internal(some));

  it('carries one layer tag, that of its place in boundaries.mjs', () => {
    const name = packageJson.nx?.name ?? '';
    const home = layers.filter((layer) => layer.projects.includes(name)).map((layer) => layer.name);
    expect(home).toHaveLength(1);
    expect(layerTags(project)).toEqual(home);
  });

  it('has a package.json like the others', () => {
    const name = expectedName(root);
    expect(packageJson).toMatchObject({
      name: `@cotiza/${name}`,
      version: readJson<{ version: string }>('package.json').version,
      license: 'MIT',
      type: root === FOR_BROWSERS ? 'module' : 'commonjs',
      nx: { name },
    });
    // A library is what other teams install; an app or a tool is never published, not even by mistake.
    expect(packageJson.private).toBe(isLibrary(project) ? undefined : true);
  });

  it('is reached by its source in the workspace and by its build elsewhere', () => {
    const entries = Object.entries(packageJson.exports ?? {});
    expect(entries.map(([path]) => path).includes('.')).toBe(isImported(project));
    for (const [, entry] of entries) {
      const { '@cotiza/source': source, ...built } = entry;
      const stem = source?.replace(/^\.\/src\/(.+)\.ts$/, './dist/$1');
      expect(existsSync(join(WORKSPACE_ROOT, root, source ?? ''))).toBe(true);
      expect(built).toEqual({ types: `${stem}.d.ts`, default: `${stem}.js` });
    }
  });

  it('has a tsconfig.json like the others', () => {
    const base = posix.relative(root, 'tsconfig.base.json');
    expect(tsconfig.extends).toBe(base);
    expect(tsconfig.compilerOptions).toEqual({
      rootDir: 'src',
      outDir: 'dist',
      tsBuildInfoFile: 'dist/.tsbuildinfo',
      ...(offersTesting(project) ? { types: ['node', 'jest'] } : {}),
    });
    // JSON that is imported has to be named.
    expect(tsconfig.include?.filter((pattern) => pattern !== 'src/**/*.json')).toEqual(['src']);
    expect(tsconfig.exclude?.[0]).toBe('src/**/*.spec.ts');
    if (offersTesting(project)) expect(tsconfig.exclude).toHaveLength(1);
  });

  it('depends on packages of this workspace at their version', () => {
    for (const [name, version] of declared) {
      expect(rootOf.has(name) ? name : `${name} does not exist`).toBe(name);
      expect(version).toBe(packageJson.version);
    }
  });

  it('references in tsconfig.json the projects its package.json depends on', () => {
    const referenced = (tsconfig.references ?? []).map(({ path }) => posix.join(root, path));
    const depended = internal(packageJson.dependencies).map(([name]) => rootOf.get(name));
    expect(referenced.sort()).toEqual(depended.sort());
  });

  it('depends on nothing that stands above it', () => {
    const place = fromTheGround.indexOf(packageJson.nx?.name ?? '');
    const above = declared.filter(([name]) => fromTheGround.indexOf(expectedName(rootOf.get(name) ?? '')) >= place);
    expect(above).toEqual([]);
  });

  it('declares every project it imports', () => {
    const names = [packageJson.name, ...declared.map(([name]) => name)];
    const imported = filesBelow(root)
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) =>
        [...readFileSync(join(WORKSPACE_ROOT, path), 'utf8').matchAll(IMPORT)].map(([, name]) => name!),
      );
    expect(imported.filter((name) => !names.includes(name))).toEqual([]);
  });
});
