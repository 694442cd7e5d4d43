import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageJson, readJson, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import type { PackedLibrary } from './pack-libraries';

const TSC = join(WORKSPACE_ROOT, 'node_modules/typescript/bin/tsc');
const TIMEOUT_MS = 300_000;

/** An ended program: its exit code, null after a timeout, and both of its outputs. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** An npm project in a folder outside the workspace. */
export class OutsideProject {
  /** @param environment variables of its programs */
  constructor(
    private readonly folder: string,
    readonly environment: Record<string, string> = {},
  ) {}

  /** Installs our tarballs, and third-party packages in the versions of this workspace. */
  install(libraries: readonly PackedLibrary[], tarballs: string, others: readonly string[] = []): void {
    const { packages } = readJson<{ packages: Record<string, PackageJson> }>('package-lock.json');
    const dependencies = Object.fromEntries([
      ...libraries.map(({ packageJson, tarball }) => [packageJson.name, `file:${join(tarballs, tarball)}`]),
      ...others.map((name) => [name, packages[`node_modules/${name}`]?.version]),
    ]);
    this.write('package.json', JSON.stringify({ name: 'outside', version: '1.0.0', private: true, dependencies }));
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
    execFileSync('npm', ['install', ...options], { cwd: this.folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  /** Returns the names of the installed packages. */
  installed(): readonly string[] {
    const namesIn = (folder: string) => readdirSync(join(this.folder, 'node_modules', folder));
    return namesIn('')
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => (name.startsWith('@') ? namesIn(name).map((below) => `${name}/${below}`) : [name]));
  }

  node(...args: readonly string[]): Ended {
    const options = { cwd: this.folder, timeout: TIMEOUT_MS, env: { PATH: process.env.PATH, ...this.environment } };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  /** Compiles files as strictly as the compiler can, declarations of packages included. */
  compile(files: readonly string[], ...options: readonly string[]): Ended {
    const strictly = ['--strict', '--target', 'es2023', '--types', 'node', '--skipLibCheck', 'false'];
    return this.node(TSC, ...strictly, ...options, ...files);
  }
}
