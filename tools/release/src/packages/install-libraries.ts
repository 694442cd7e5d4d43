import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLibrary, readProjects, UsageError } from '@cotiza/tools-kit';
import { packLibraries, type PackedLibrary } from './pack-libraries';

/** The folder of a program that keeps the tarballs, which its package.json names. */
const TARBALLS = 'cotiza-packages';

/** Returns a library and every library of ours that it depends on, by name. */
export function neededBy(name: string): ReadonlySet<string> {
  const libraries = new Map(
    readProjects()
      .filter(isLibrary)
      .map(({ packageJson }) => [packageJson.name, packageJson]),
  );
  const found = new Set<string>();
  const add = (each: string): void => {
    if (found.has(each) || !libraries.has(each)) return;
    found.add(each);
    Object.keys(libraries.get(each)?.dependencies ?? {}).forEach(add);
  };
  if (!libraries.has(name))
    throw new UsageError(`${name} is no library. There are: ${[...libraries.keys()].join(', ')}`);
  add(name);
  return found;
}

/**
 * Installs libraries in a program outside the workspace, from tarballs that it keeps: nothing is published yet. The folder is made
 * if there is none.
 */
export function installLibraries(names: readonly string[], program: string): readonly PackedLibrary[] {
  if (names.length === 0) throw new UsageError('Name the libraries as well, such as @cotiza/embedded.');
  const needed = new Set(names.flatMap((name) => [...neededBy(name)]));
  const folder = resolve(program);
  mkdirSync(join(folder, TARBALLS), { recursive: true });
  const packed = packLibraries(join(folder, TARBALLS), (name) => needed.has(name));
  const tarballs = packed.map(({ tarball }) => `./${TARBALLS}/${tarball}`);
  // Without --prefix npm takes the first folder above that has a package.json.
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', ...options, ...tarballs], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return packed;
}
