import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defined } from '@cotiza/kernel';
import { isLibrary, type PackageJson, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';

export interface PackedLibrary {
  readonly packageJson: PackageJson;
  /** Folder below the workspace's root. */
  readonly root: string;
  /** File name of the tarball. */
  readonly tarball: string;
  /** Paths inside the package. */
  readonly files: readonly string[];
  readonly bytes: number;
}

/** A package in the output of `npm pack --json`. */
interface NpmPacked {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Builds libraries and packs them into a folder, as `npm pack` does. All of them unless `isWanted` says otherwise. */
export function packLibraries(destination: string, isWanted = (_name: string) => true): readonly PackedLibrary[] {
  const libraries = readProjects().filter((project) => isLibrary(project) && isWanted(project.packageJson.name));
  const workspaces = libraries.flatMap(({ root }) => ['--workspace', root]);
  // One build for all of them: npm would start one for each.
  const prepack = [join(WORKSPACE_ROOT, 'tools/release/prepack.mjs'), ...libraries.map(({ root }) => root)];
  execFileSync(process.execPath, prepack, { cwd: WORKSPACE_ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const options = ['--ignore-scripts', '--pack-destination', destination, '--json', '--silent'];
  const text = execFileSync('npm', ['pack', ...workspaces, ...options], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const packed = new Map((JSON.parse(text) as NpmPacked[]).map((each) => [each.name, each]));
  return libraries.map(({ packageJson, root }) => {
    const { filename, files, size } = defined(packed.get(packageJson.name), `tarball of ${packageJson.name}`);
    return { packageJson, root, tarball: filename, files: files.map(({ path }) => path), bytes: size };
  });
}
