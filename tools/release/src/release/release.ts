import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PackageJson, readJson, runCommand, toolCommand, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { InvalidArgumentError } from 'commander';
import { changedReports, writeApiReports } from '../api-reports';
import { installLibraries } from '../packages/install-libraries';
import { installedSize } from '../packages/installed-size';
import { packLibraries, type PackedLibrary } from '../packages/pack-libraries';
import { licenceReport, lockedPackages } from '../supply-chain/locked-packages';
import { billOfMaterials } from './bill-of-materials';
import { recordBooks } from './record-books';
import { setVersion } from './set-version';

interface Options {
  readonly dryRun?: boolean;
  readonly setVersion?: string;
  readonly previous?: string;
  readonly install?: string;
}

const VERSION = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;

const RELEASE = toolCommand(
  'release',
  'Makes a release in dist/release/<version>: the tarball of every library with its SHA-256, the bill of materials (CycloneDX) ' +
    'and the licences of the packages that run, and in api the interface of each library. It says how large each app is installed.',
  'Without --dry-run it names the steps of publishing, and ends with 1.',
)
  .option('--dry-run', 'publish nothing')
  .option('--previous <folder>', 'compare the interfaces with the release in this folder')
  .option('--set-version <version>', 'set the version of all packages and of the lock file, and end', version)
  .argument('[libraries...]', 'the libraries of --install, such as @cotiza/embedded')
  .option('--install <folder>', 'install libraries, with those that they need, in the program in this folder, and end');

/** The apps whose installed size is shown. */
const APPS = ['all-in-one', 'api', 'mcp-gateway', 'notifier', 'ops', 'console'];

const PUBLISHING = `Nothing is published from here yet. It needs, in this order:

  1. the new version (--set-version) and everything else committed on main, and .ci/run green on that commit
  2. the tag v<version> on it
  3. a registry for @cotiza/*, named in the user's npm configuration, and an account that may publish to it
  4. "npm publish <tarball>" for each tarball of dist/release/<version>, in the order of SHA256SUMS: a library comes after
     those that it depends on

"npm run release -- --dry-run" makes everything that is to be published.`;

function version(text: string): string {
  if (VERSION.test(text)) return text;
  throw new InvalidArgumentError('It must be a version of three numbers, such as 1.2.0.');
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function run({ dryRun, setVersion: newVersion, previous, install: program }: Options): boolean {
  if (newVersion !== undefined) {
    const books = recordBooks();
    setVersion(newVersion);
    say(`Every package has version ${newVersion}; ${books} rate books are new in it`);
    return true;
  }
  if (program !== undefined) {
    const installed = installLibraries(RELEASE.args, program);
    say(`Installed in ${program}: ${installed.map(({ packageJson: { name } }) => name).join(', ')}`);
    return true;
  }
  if (dryRun) makeRelease(readJson<PackageJson>('package.json').version, previous);
  else say(PUBLISHING);
  return dryRun === true;
}

function makeRelease(version: string, previous: string | undefined): void {
  const folder = join(WORKSPACE_ROOT, 'dist/release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const uncommitted = execFileSync('git', ['status', '--porcelain'], { cwd: WORKSPACE_ROOT, encoding: 'utf8' });
  if (uncommitted !== '') say('Some changes are not committed: the tarballs hold them all the same.');

  // npm run release builds this tool alone; interfaces and sizes are those of what is built.
  execFileSync('npx', ['tsc', '-b'], { cwd: WORKSPACE_ROOT, stdio: 'inherit' });
  reportInterfaces(join(folder, 'api'), previous);

  const libraries = inOrderOfNeed(packLibraries(folder));
  for (const { packageJson, bytes, files } of libraries) {
    say(`tarball: ${packageJson.name} ${version}, ${files.length} files, ${Math.ceil(bytes / 1024)} KiB`);
  }
  const sums = libraries.map(({ tarball }) => `${sha256(join(folder, tarball))}  ${tarball}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));

  for (const app of APPS) say(`app: ${app}, ${Math.ceil(installedSize(app) / 2 ** 20)} MiB installed alone`);

  writeFileSync(join(folder, 'cotiza.cdx.json'), billOfMaterials(version));
  const packages = lockedPackages();
  writeFileSync(join(folder, 'LICENCES.md'), licenceReport(packages));
  say(`bill of materials and licences: ${packages.filter(({ runs }) => runs).length} packages that run`);
  say(`Nothing was published. Everything is in ${relative(WORKSPACE_ROOT, folder)}`);
}

function reportInterfaces(folder: string, previous: string | undefined): void {
  say(`interfaces: ${writeApiReports(folder)} reports`);
  if (previous === undefined) return say('interfaces: not compared; --previous names the folder of the last release');
  const changed = changedReports(join(previous, 'api'), folder);
  say(`interfaces: ${changed.length} have changed since the last release`);
  for (const name of changed) say(`  ${name}`);
}

/** Returns each library after those that it depends on. */
function inOrderOfNeed(libraries: readonly PackedLibrary[]): readonly PackedLibrary[] {
  const ordered = new Set<PackedLibrary>();
  const add = (library: PackedLibrary): void => {
    const needed = Object.keys(library.packageJson.dependencies ?? {});
    libraries.filter(({ packageJson }) => needed.includes(packageJson.name)).forEach(add);
    ordered.add(library);
  };
  libraries.forEach(add);
  return [...ordered];
}

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

void runCommand(RELEASE, run);
