import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { linkPackages, WORKSPACE_ROOT } from '@cotiza/tools-kit';

const NOT_COPIED = new Set(['node_modules', '.git', '.nx', 'coverage']);

/** The first such text of a file, and what replaces it. */
export interface Edit {
  readonly path: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** A copy of this repository in a temporary folder, with what is built in it, on the packages that are installed here. */
export interface ScratchTree {
  readonly root: string;
  edit(edits: readonly Edit[]): void;
  read(path: string): string;
  /** Runs a command line at the root. */
  run(command: string): { readonly status: number | null; readonly output: string };
  remove(): void;
}

export function scratchTree(): ScratchTree {
  const root = mkdtempSync(join(tmpdir(), 'cotiza-recipe-'));
  cpSync(WORKSPACE_ROOT, root, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) =>
      !relative(WORKSPACE_ROOT, path)
        .split('/')
        .some((part) => NOT_COPIED.has(part)),
  });
  linkPackages(root);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    root,
    read,
    edit: (edits) => {
      for (const { path, from, to } of edits) {
        const changed = read(path).replace(from, to);
        if (changed === read(path)) throw new Error(`${path} does not hold: ${from}`);
        writeFileSync(join(root, path), changed);
      }
    },
    run: (command) => {
      const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
      return { status, output: `${stdout}${stderr}` };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
