import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import type { MeasuredChange } from './changes.table';

/** Tests, what they share, and examples of libraries: they show a change, they are not part of what has to be thought of. */
const OF_TESTS = /\.(spec|contract)\.ts$|\.snap$|\/testing\/|^apps\/[^/]+\/test\/|^libs\/.*\/README\.md$/;
const READ = /\.(ts|md|json)$/;

/** A file by its path below the workspace's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The files below some folders, and files of that name, that are no tests. */
export function sourcesAmong(places: readonly string[]): SourceFile[] {
  return places
    .flatMap((place) => (statSync(join(WORKSPACE_ROOT, place)).isDirectory() ? filesBelow(place) : [place]))
    .filter((path) => READ.test(path) && !OF_TESTS.test(path))
    .map((path) => ({ path, text: readFileSync(join(WORKSPACE_ROOT, path), 'utf8') }));
}

/** Paths of the files that a change of this kind touches. */
export const touchedBy = ({ names, apart }: Pick<MeasuredChange, 'names' | 'apart'>, files: readonly SourceFile[]) =>
  files
    .filter(({ path, text }) => names.test(text) && !apart.some((pattern) => pattern.test(path)))
    .map(({ path }) => path)
    .sort();
