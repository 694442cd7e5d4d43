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
 * Records the embedded rate books of a release: none of them changes again without a new version.
 *
 * @returns how many are new
 * @throws InvalidRateBooksError when one has changed since it was released
 */
export function recordBooks(file = RELEASED_BOOKS_FILE): number {
  const released = releasedBooks();
  const books = loadRateBooks(EMBEDDED_RATE_BOOKS, released);
  const all = new Map([...released, ...books.map((book) => [editionOf(book), bookHash(book)] as const)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...all].sort()), null, 2)}\n`);
  return all.size - released.size;
}
