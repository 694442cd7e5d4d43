import type { SourceFile } from './measured-files';

/** Data is as long as it is. */
const DATA = /\.data\.ts$|\/data\//;

/** How long sources are, in lines. */
export interface FileLengths {
  readonly median: number;
  readonly longest: number;
  readonly longestPath: string;
}

/** Lines of the TypeScript among some files, data aside. */
export function fileLengths(files: readonly SourceFile[]): FileLengths {
  const lengths = files
    .filter(({ path }) => path.endsWith('.ts') && !DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((one, other) => one.lines - other.lines);
  const middle = lengths[Math.floor(lengths.length / 2)];
  const last = lengths.at(-1);
  return { median: middle?.lines ?? 0, longest: last?.lines ?? 0, longestPath: last?.path ?? '' };
}
