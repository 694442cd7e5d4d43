import { execFileSync, spawnSync, type StdioOptions } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageJson, readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import type { PackedLibrary } from './pack-libraries';

const TSC = join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc');

/** No example and no compilation takes longer, in milliseconds, on a slow machine on which others compile as well. */
const LONGEST_MS = 300_000;

/** How a program ended: what it wrote to both outputs, and its exit code, null when it was stopped. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** An npm project of somebody else, in a folder outside the workspace. */
export class OutsideProject {
  constructor(readonly folder: string) {}

  /** Installs tarballs of ours, and packages of others in the versions that this workspace has. */
  install(libraries: readonly PackedLibrary[], tarballs: string, others: readonly string[] = []): void {
    const versions = everyVersion();
    const dependencies = Object.fromEntries([
      ...libraries.map(({ packageJson, tarball }) => [packageJson.name, `file:${join(tarballs, tarball)}`]),
      ...others.map((name) => [name, versions[name]]),
    ]);
    this.write('package.json', JSON.stringify({ name: 'outside', version: '1.0.0', private: true, dependencies }));
    this.npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  }

  /** What npm writes to its standard output. @throws Error when it fails */
  npm(...args: readonly string[]): string {
    const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
    return execFileSync('npm', [...args, '--silent'], { cwd: this.folder, encoding: 'utf8', stdio });
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  /** Names of everything that is installed, `@scope/name` included. */
  installed(): readonly string[] {
    const modules = join(this.folder, 'node_modules');
    return readdirSync(modules)
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(modules, name)).map((below) => `${name}/${below}`) : [name],
      );
  }

  node(...args: readonly string[]): Ended {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      encoding: 'utf8',
      timeout: LONGEST_MS,
      env: { PATH: process.env.PATH },
    });
    return { status, output: stdout + stderr };
  }

  /** Compiles files as strictly as the compiler can, declarations of others included. */
  compile(files: readonly string[], ...options: readonly string[]): Ended {
    const strictly = ['--strict', '--target', 'es2023', '--types', 'node', '--skipLibCheck', 'false'];
    return this.node(TSC, ...strictly, ...options, ...files);
  }
}

/** The version that this workspace has of each package. */
function everyVersion(): Record<string, string> {
  const { packages } = readJson<{ packages: Record<string, PackageJson> }>('package-lock.json');
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([path]) => path.startsWith('node_modules/'))
      .map(([path, { version }]) => [path.slice('node_modules/'.length), version]),
  );
}
