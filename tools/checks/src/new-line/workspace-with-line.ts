import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { EDITS, NEW_FILES } from './burial.change';

const FILES = join(WORKSPACE_ROOT, 'tools/checks/src/new-line/files');
const SCOPE = '@cotiza';
const NOT_COPIED = new Set(['node_modules', 'dist', 'test']);

/** A copy of the sources of this workspace, on what is installed in it, to which one line of insurance has been added. */
export function workspaceWithLine(): string {
  const root = mkdtempSync(join(tmpdir(), 'cotiza-line-'));
  for (const folder of ['libs', 'apps'])
    cpSync(join(WORKSPACE_ROOT, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)) && !path.endsWith('.spec.ts'),
    });
  cpSync(join(WORKSPACE_ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  linkPackages(root);
  for (const path of NEW_FILES) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(FILES, `${path}.template`), join(root, path));
  }
  for (const { path, from, to } of EDITS) {
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} does not hold: ${from}`);
    writeFileSync(join(root, path), text.replace(from, to));
  }
  return root;
}

/** Packages of this workspace are those of the copy; all others are the installed ones. */
function linkPackages(root: string): void {
  const installed = join(WORKSPACE_ROOT, 'node_modules');
  mkdirSync(join(root, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== SCOPE) symlinkSync(join(installed, name), join(root, 'node_modules', name));
  for (const folder of ['libs', 'libs/insurers', 'apps'])
    for (const name of readdirSync(join(root, folder))) linkPackage(root, join(root, folder, name));
}

function linkPackage(root: string, folder: string): void {
  if (!readdirSync(folder).includes('package.json')) return;
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string };
  symlinkSync(folder, join(root, 'node_modules', name));
}
