import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** The top of the workspace, from the sources of this project and from its build alike. */
export const WORKSPACE_ROOT = resolve(__dirname, '../../..');

/** The description of the REST interface, below the workspace's root. */
export const OPENAPI_FILE = 'openapi.json';

export interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  type?: string;
  description?: string;
  engines?: { node: string };
  exports?: Record<string, Record<string, string>>;
  files?: string[];
  publishConfig?: { access?: string };
  scripts?: Record<string, string>;
  nx?: { name?: string; tags?: string[] };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface TsConfig {
  extends?: string;
  compilerOptions?: Record<string, unknown>;
  include?: string[];
  exclude?: string[];
  references?: { path: string }[];
}

export interface Project {
  /** Folder below the workspace's root, with `/`. */
  root: string;
  packageJson: PackageJson;
  tsconfig: TsConfig;
}

export interface Layer {
  name: string;
  projects: string[];
  mayImport: string[];
  nest: boolean;
  node: boolean;
  why: string;
}

export const isLibrary = ({ root }: Project): boolean => root.startsWith('libs/');

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage']);

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(WORKSPACE_ROOT, path), 'utf8')) as T;
}

/** Every folder with a package.json that the root's `workspaces` name. */
export function readProjects(): Project[] {
  const { workspaces } = readJson<{ workspaces: string[] }>('package.json');
  return workspaces
    .flatMap(foldersOf)
    .filter((root) => existsSync(join(WORKSPACE_ROOT, root, 'package.json')))
    .map((root) => ({
      root,
      packageJson: readJson<PackageJson>(`${root}/package.json`),
      tsconfig: readJson<TsConfig>(`${root}/tsconfig.json`),
    }));
}

function foldersOf(pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(join(WORKSPACE_ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`);
}

/** Paths of all files below a folder, relative to the workspace, without what is built, installed or data. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(WORKSPACE_ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => SKIPPED.has(part)));
}

/** The table of boundaries.mjs. */
export const readLayers = (): Layer[] => fromBoundaries<Layer[]>('LAYERS');

/** Returns Nest and its companion packages, as boundaries.mjs lists them: `x/*` matches every path below a package. */
export const readNestPackages = (): string[] => fromBoundaries<string[]>('NEST_PACKAGES');

/** Jest runs CommonJS, so a plain Node reads the module. */
function fromBoundaries<T>(name: string): T {
  const script = `import('./boundaries.mjs').then((all) => console.log(JSON.stringify(all.${name})))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: WORKSPACE_ROOT, encoding: 'utf8' })) as T;
}

const SCOPE = '@cotiza';

/** Gives another tree the packages that are installed here, and links to its own projects. */
export function linkPackages(root: string): void {
  const installed = join(WORKSPACE_ROOT, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(installed))
    if (name !== SCOPE) symlinkSync(join(installed, name), join(root, 'node_modules', name));
  cpSync(join(installed, SCOPE), join(root, 'node_modules', SCOPE), { recursive: true, verbatimSymlinks: true });
}
