import { toolCommand, type CommandPage } from '@cotiza/tools-kit';
import { InvalidArgumentError } from 'commander';

export interface ReleaseOptions {
  /** Makes everything that is handed out and publishes nothing. */
  readonly isDryRun: boolean;
  /** The version that all packages are given, instead of anything else. */
  readonly newVersion: string | undefined;
  /** Folder of the last release, whose reports of the interface are compared with the new ones. */
  readonly previous: string | undefined;
}

/** As semver has it: three numbers, and a pre-release where there is one. */
const VERSION = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;

const PAGE: CommandPage = {
  script: 'release',
  purpose:
    'Makes what a release hands out, in dist/release/<version>: the tarball of every library with its SHA-256, the changelog from the ' +
    'commits since the last release, bills of materials (CycloneDX) of what the libraries and the service bring, and the licences of ' +
    'what runs. The reports in its folder api say what each library offers.',
  examples: ['--dry-run', '--dry-run --previous dist/release/1.1.0', '--set-version 1.2.0'],
  notes: 'Without --dry-run it says what publishing needs, and ends with 1.',
  wellWhen: 'it is made, or the version is set',
};

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

/** The options as commander reads them. */
interface Values {
  readonly dryRun?: boolean;
  readonly setVersion?: string;
  readonly previous?: string;
}

/** `npm run release` */
export const RELEASE = toolCommand(
  PAGE,
  (command) =>
    command
      .option('--dry-run', 'publish nothing')
      .option('--previous <folder>', 'compare what the libraries offer with the release in this folder')
      .option(
        '--set-version <version>',
        'give all packages this version, in every package.json and in the lock file, and end',
        version,
      ),
  ({ dryRun = false, setVersion, previous }: Values): ReleaseOptions => ({
    isDryRun: dryRun,
    newVersion: setVersion,
    previous,
  }),
);

/** Reads a version. @throws InvalidArgumentError */
function version(text: string): string {
  if (VERSION.test(text)) return text;
  throw new InvalidArgumentError('It must be a version of three numbers, such as 1.2.0.');
}
