import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLibrary, readProjects, UsageError } from '@cotiza/tools-kit';
import { packLibraries, type PackedLibrary } from './pack-libraries';

/** The folder of a program that keeps the tarballs, which its package.json names. */
const TARBALLS = 'cotiza-packages';

/**
 * Returns libraries and every library of ours that they depend on, by name.
 *
 * @throws UsageError when there is no such library
 */
export function neededBy(...names: readonly string[]): ReadonlySet<string> {
  const libraries = readProjects().filter(isLibrary);
  const dependencies = new Map(libraries.map(({ packageJson: { name, dependencies: own = {} } }) => [name, own]));
  const all = [...dependencies.keys()].join(', ');
  for (const name of names)
    if (!dependencies.has(name)) throw new UsageError(`${name} is no library. There are: ${all}`);
  const needed = new Set(names);
  for (const name of needed)
    for (const dependency of Object.keys(dependencies.get(name) ?? {}))
      if (dependencies.has(dependency)) needed.add(dependency);
  return needed;
}

/**
 * Installs libraries in a program outside the workspace, from tarballs that it keeps: nothing is published yet. The folder is made
 * if there is none.
 */
export function installLibraries(names: readonly string[], program: string): readonly PackedLibrary[] {
  if (names.length === 0) throw new UsageError('Name the libraries as well, such as @cotiza/embedded.');
  const needed = neededBy(...names);
  const folder = resolve(program);
  mkdirSync(join(folder, TARBALLS), { recursive: true });
  const packed = packLibraries(join(folder, TARBALLS), (name) => needed.has(name));
  const tarballs = packed.map(({ tarball }) => `./${TARBALLS}/${tarball}`);
  // Without --prefix npm takes the first folder above that has a package.json.
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', ...options, ...tarballs], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return packed;
}
