import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readJson, readProjects, runCommand, WORKSPACE_ROOT, type PackageJson } from '@cotiza/tools-kit';
import { changedReports, writeApiReports } from '../api-reports/api-reports';
import { OutsideProject } from '../packages/outside-project';
import { packLibraries, type PackedLibrary } from '../packages/pack-libraries';
import { billOfMaterials } from './bill-of-materials';
import { changelogOf } from './changelog';
import { commitsSince, isClean, lastRelease } from './commits';
import { recordBooks } from './record-books';
import { RELEASE, WHAT_PUBLISHING_NEEDS, type ReleaseOptions } from './release-options';
import { licenceReport, lockedPackages } from '../supply-chain/locked-packages';
import { serviceBill } from './service-bill';
import { setVersion } from './set-version';

/** What the subject of a change to any of the tools begins with. */
const ALL_TOOLS = 'tools';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @returns whether what was asked for is done: publishing is not */
function run({ isDryRun, newVersion, previous }: ReleaseOptions): boolean {
  if (newVersion !== undefined) {
    const books = recordBooks();
    setVersion(newVersion);
    say(`Every package has version ${newVersion} now; ${books} rate books are given out with it for the first time`);
    return true;
  }
  if (isDryRun) dryRun(readJson<PackageJson>('package.json').version, previous);
  else say(WHAT_PUBLISHING_NEEDS);
  return isDryRun;
}

function dryRun(version: string, previous: string | undefined): void {
  const folder = join(WORKSPACE_ROOT, 'dist/release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!isClean())
    say('Not everything is committed: the tarballs hold what lies here, the changelog what is committed.');

  const since = lastRelease();
  const commits = commitsSince(since);
  const names = readProjects().map(({ packageJson }) => packageJson.nx?.name ?? '');
  writeFileSync(join(folder, 'CHANGELOG.md'), changelogOf(version, commits, [...names, ALL_TOOLS]));
  say(`changelog: ${commits.length} changes since ${since ?? 'the beginning'}`);

  reportInterfaces(join(folder, 'api'), previous);

  const libraries = inOrderOfNeed(packLibraries(folder));
  for (const { packageJson, bytes, files } of libraries) {
    say(`tarball: ${packageJson.name} ${version}, ${files.length} files, ${Math.ceil(bytes / 1024)} KiB`);
  }
  const sums = libraries.map(({ tarball }) => `${sha256(join(folder, tarball))}  ${tarball}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));

  const bill = billOf(libraries, folder, version);
  writeFileSync(join(folder, 'cotiza-libraries.cdx.json'), bill);
  const ofService = serviceBill(version);
  writeFileSync(join(folder, 'cotiza.cdx.json'), ofService);
  say(
    `bills of materials: ${sizeOf(bill)} components of the libraries, ${sizeOf(ofService)} of the service (CycloneDX)`,
  );
  const packages = lockedPackages();
  writeFileSync(join(folder, 'LICENCES.md'), licenceReport(packages));
  say(`licences: of ${packages.filter(({ runs }) => runs).length} packages that run`);
  say(`Nothing was published. Everything is in ${relative(WORKSPACE_ROOT, folder)}`);
}

/** Says what has changed in what the libraries offer since the last release. */
function reportInterfaces(folder: string, previous: string | undefined): void {
  say(`interfaces: ${writeApiReports(folder)} reports`);
  if (previous === undefined) return say('interfaces: not compared; --previous names the folder of the last release');
  const changed = changedReports(join(previous, 'api'), folder);
  say(`interfaces: ${changed.length} have changed since the last release`);
  for (const name of changed) say(`  ${name}`);
}

/** Each after those that it depends on. */
function inOrderOfNeed(libraries: readonly PackedLibrary[]): readonly PackedLibrary[] {
  const ordered: PackedLibrary[] = [];
  const add = (library: PackedLibrary): void => {
    if (ordered.includes(library)) return;
    const needed = Object.keys(library.packageJson.dependencies ?? {});
    libraries.filter(({ packageJson }) => needed.includes(packageJson.name)).forEach(add);
    ordered.push(library);
  };
  libraries.forEach(add);
  return ordered;
}

function billOf(libraries: readonly PackedLibrary[], tarballs: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-release-'));
  try {
    const project = new OutsideProject(folder);
    project.install(libraries, tarballs);
    return billOfMaterials(project, version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizeOf = (bill: string): number =>
  (JSON.parse(bill) as { readonly components: readonly unknown[] }).components.length;

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

void runCommand(RELEASE, run);
