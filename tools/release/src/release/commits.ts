import { execFileSync } from 'node:child_process';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** A change as the history tells it. */
export interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/** Tags of releases are `v` and the version. */
const RELEASES = 'v[0-9]*';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: WORKSPACE_ROOT, encoding: 'utf8' }).trim();

/** The tag of the last release that leads here; undefined before the first. */
export function lastRelease(): string | undefined {
  const [latest] = git('tag', '--merged', 'HEAD', '--list', RELEASES, '--sort=-version:refname').split('\n');
  return latest || undefined;
}

/** Changes since a release, or all of them, the latest first. */
export function commitsSince(release: string | undefined): readonly Commit[] {
  const range = release ? [`${release}..HEAD`] : [];
  const lines = git('log', '--no-merges', '--format=%h %s', ...range).split('\n');
  return lines.filter(Boolean).map((line) => {
    const [hash = '', ...words] = line.split(' ');
    return { hash, subject: words.join(' ') };
  });
}

/** Whether everything that lies here is committed. */
export const isClean = (): boolean => git('status', '--porcelain') === '';
