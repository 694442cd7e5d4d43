import { compareVersions } from '../book/editions';
import type { CurvedRow, FactorRow, RateBook } from '../book/rate-book';
import { books } from './embedded';

/** Returns the latest book of each insurer for a line. */
export const booksOf = (line: RateBook['line']): readonly RateBook[] => [
  ...new Map(
    books
      .filter((book) => book.line === line)
      .toSorted((a, b) => compareVersions(a.version, b.version))
      .map((book) => [book.insurer.id, book]),
  ).values(),
];

export function row<F extends FactorRow>(book: RateBook, name: string): F {
  return book.factors.find((each): each is F => each.name === name)!;
}

/** The factor of a curve at a number. */
export function at({ points }: CurvedRow, x: number): number {
  const right = points.findIndex(([next]) => x <= next);
  if (right === 0) return points[0]![1];
  if (right < 0) return points.at(-1)![1];
  const [[x0, y0], [x1, y1]] = [points[right - 1]!, points[right]!];
  return y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);
}

export function meanOf(all: readonly RateBook[], of: (book: RateBook) => number): number {
  return all.reduce((sum, book) => sum + of(book), 0) / all.length;
}
