import { readJson } from '@cotiza/tools-kit';
import { ALLOWED_WHERE_IT_IS_MADE, ALLOWED_WHERE_IT_RUNS, READ_BY_HAND } from './allowed-licences.data';

/** A third-party package of package-lock.json. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX, or `none`. */
  readonly licence: string;
  /** `sha512-` and the digest of its tarball in base64. */
  readonly integrity: string;
  /** True when the service or a library runs with it, false when it only builds and tests. */
  readonly runs: boolean;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const FOLDER = 'node_modules/';

/** Returns every package that `npm ci` may install, each version once. */
export function lockedPackages(
  lock = readJson<{ readonly packages: Readonly<Record<string, Locked>> }>('package-lock.json'),
): readonly LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (locked.link || !path.includes(FOLDER)) continue;
    const one = packageOf(path, locked);
    const id = `${one.name} ${one.version}`;
    found.set(id, { ...one, runs: one.runs || found.get(id)?.runs === true });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function packageOf(
  path: string,
  { version = '', license = 'none', integrity = '', dev = false }: Locked,
): LockedPackage {
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  return { name, version, licence: READ_BY_HAND[name] ?? license, integrity, runs: !dev };
}

/** Returns a sentence for each package whose licence is not allowed. */
export function licenceFaults(packages: readonly LockedPackage[]): readonly string[] {
  const elsewhere = [...ALLOWED_WHERE_IT_RUNS, ...ALLOWED_WHERE_IT_IS_MADE];
  return packages
    .filter(({ licence, runs }) => !(runs ? ALLOWED_WHERE_IT_RUNS : elsewhere).includes(licence))
    .map(
      ({ name, version, licence, runs }) =>
        `${name} ${version}, which ${runs ? 'runs' : 'builds or tests'}, is under ${licence}`,
    );
}

/** Returns the packages that run and their licences, in Markdown. */
export function licenceReport(packages: readonly LockedPackage[]): string {
  const rows = packages
    .filter(({ runs }) => runs)
    .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    '# Licences of the packages that run',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
