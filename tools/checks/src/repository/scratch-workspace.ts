import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';

export interface ScratchProject {
  name: string;
  tags: string[];
  dependencies?: string[];
}

/** Files that the lint configuration needs beside the projects. */
const SHARED_FILES = ['boundaries.mjs', 'eslint.config.mjs', 'tsconfig.base.json', 'tsconfig.spec.json'];

export const packageOf = (project: string) => `@cotiza/${project}`;

/**
 * An Nx workspace in a temporary folder with this workspace's lint configuration and projects of its own, so that a
 * rule can be seen to refuse what the real projects cannot show: a layer with one project, a cycle, a missing tag.
 */
export function createScratchWorkspace(projects: readonly ScratchProject[]): string {
  const root = mkdtempSync(join(tmpdir(), 'cotiza-boundaries-'));
  for (const file of SHARED_FILES) copyFileSync(join(WORKSPACE_ROOT, file), join(root, file));
  symlinkSync(join(WORKSPACE_ROOT, 'node_modules'), join(root, 'node_modules'));
  // A plugin's path would lead nowhere from here, and none is needed to see who imports whom.
  writeJson(join(root, 'nx.json'), { ...readJson<object>('nx.json'), plugins: [] });
  writeJson(join(root, 'package.json'), { name: 'scratch', private: true, workspaces: ['libs/*'] });
  for (const project of projects) addProject(root, project);
  return root;
}

export function removeScratchWorkspace(root: string): void {
  rmSync(root, { recursive: true, force: true });
}

function addProject(root: string, { name, tags, dependencies = [] }: ScratchProject): void {
  const folder = join(root, 'libs', name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/index.ts'), 'export {};\n');
  writeJson(join(folder, 'package.json'), {
    name: packageOf(name),
    version: '0.1.0',
    exports: { '.': entryPoint('index'), './testing': entryPoint('testing') },
    nx: { name, tags },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [packageOf(dependency), '0.1.0'])),
  });
}

function entryPoint(name: string) {
  return { '@cotiza/source': `./src/${name}.ts`, types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, JSON.stringify(value));
}
