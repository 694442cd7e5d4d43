import { givenOptions, UsageError } from '../command-line';

export interface ReleaseOptions {
  /** Makes everything that is handed out and publishes nothing. */
  readonly isDryRun: boolean;
  readonly isHelp: boolean;
  /** The version that all packages are given, instead of anything else. */
  readonly newVersion: string | undefined;
}

/** As semver has it: three numbers, and a pre-release where there is one. */
const VERSION = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;

export const HELP = `Makes what a release hands out, in dist/release/<version>: the tarball of every library with its SHA-256, the changelog
from the commits since the last release, bills of materials (CycloneDX) of what the libraries and the service bring, and the
licences of what runs.

  npm run release -- --dry-run
  npm run release -- --set-version 1.2.0

  --dry-run      publish nothing; without it the command says what publishing needs, and ends
  --set-version  give all packages this version, in every package.json and in the lock file, and end
  --help         print this`;

/**
 * What publishing takes. Nothing here does it: it cannot be undone, and asks for an account that is not the repository's.
 */
export const WHAT_PUBLISHING_NEEDS = `Nothing is published from here yet. It needs, in this order:

  1. the new version (--set-version) and everything else committed on main, and .ci/run green on that commit
  2. the tag v<version> on it: the next changelog begins there
  3. a registry that hands out @cotiza/*, named in the user's npm configuration, and an account that may publish to it
  4. "npm publish <tarball>" for each tarball of dist/release/<version>, in the order of SHA256SUMS: a library comes after
     those that it depends on

"npm run release -- --dry-run" makes everything that is to be published.`;

/** @throws UsageError with a sentence for whoever typed it */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const given = givenOptions(args, { 'dry-run': { type: 'boolean' }, 'set-version': { type: 'string' } });
  const { 'dry-run': isDryRun = false, 'set-version': newVersion, help: isHelp = false } = given;
  if (newVersion !== undefined && !VERSION.test(newVersion)) {
    throw new UsageError('--set-version takes a version of three numbers, such as 1.2.0');
  }
  return { isDryRun, isHelp, newVersion };
}
