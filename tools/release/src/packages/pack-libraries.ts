import { execFileSync } from 'node:child_process';
import { defined } from '@cotiza/kernel';
import { isLibrary, type PackageJson, readProjects, WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** A packed library. */
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
  // The workspace's .npmrc ignores scripts, and prepack builds the library and adds its licence.
  const options = ['--ignore-scripts=false', '--pack-destination', destination, '--json', '--silent'];
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
