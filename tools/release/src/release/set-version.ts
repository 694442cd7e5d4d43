import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageJson, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';

interface LockFile {
  readonly version: string;
  /** By folder; the root's is `''`. */
  readonly packages: Readonly<Record<string, PackageJson>>;
}

/**
 * Sets one version for every package: in its package.json, in those that depend on it, in the lock file, and in pyproject.toml
 * of the Python client.
 * `npm version` would look for the old versions in a registry.
 */
export function setVersion(version: string): void {
  const roots = ['', ...readProjects().map(({ root }) => root)];
  for (const root of roots) rewrite<PackageJson>(join(root, 'package.json'), (found) => withVersion(found, version));
  rewrite<LockFile>('package-lock.json', ({ packages, ...rest }) => {
    const renewed = Object.entries(packages).map(([path, found]) => [
      path,
      roots.includes(path) ? withVersion(found, version) : found,
    ]);
    return { ...rest, version, packages: Object.fromEntries(renewed) as LockFile['packages'] };
  });
  const python = join(WORKSPACE_ROOT, 'clients/python/pyproject.toml');
  writeFileSync(python, readFileSync(python, 'utf8').replace(/^version = ".*"$/m, `version = "${version}"`));
}

function rewrite<T>(path: string, change: (found: T) => T): void {
  const file = join(WORKSPACE_ROOT, path);
  writeFileSync(file, `${JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as T), null, 2)}\n`);
}

/** Returns a package and its dependencies of this workspace at a version. */
export function withVersion(packageJson: PackageJson, version: string): PackageJson {
  const { dependencies, devDependencies } = packageJson;
  return {
    ...packageJson,
    version,
    ...(dependencies && { dependencies: atVersion(dependencies, version) }),
    ...(devDependencies && { devDependencies: atVersion(devDependencies, version) }),
  };
}

const atVersion = (dependencies: Record<string, string>, version: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, name.startsWith('@cotiza/') ? version : range]),
  );
