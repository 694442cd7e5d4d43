import { writeFileSync } from 'node:fs';
import {
  bookHash,
  editionOf,
  EMBEDDED_RATE_BOOKS,
  loadRateBooks,
  RELEASED_BOOKS_FILE,
  releasedBooks,
} from '@cotiza/insurers-tariff';

/**
 * Writes down the embedded rate books that this release gives out: from now on none of them may change without a new version.
 *
 * @returns how many were not there
 * @throws InvalidRateBooksError when one has changed since it was released
 */
export function recordBooks(file = RELEASED_BOOKS_FILE): number {
  const released = releasedBooks();
  const books = loadRateBooks(EMBEDDED_RATE_BOOKS, released);
  const all = new Map([...released, ...books.map((book) => [editionOf(book), bookHash(book)] as const)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...all].sort()), null, 2)}\n`);
  return all.size - released.size;
}
