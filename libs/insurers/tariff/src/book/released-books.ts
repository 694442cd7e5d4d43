import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownEditions } from './editions';

/** The contents of the embedded books as they were given out: one line an edition. A release adds to it and changes nothing. */
export const RELEASED_BOOKS_FILE = path.join(__dirname, '..', '..', 'released-books.json');

/** Every edition of the embedded books that was released: none of them has another content ever again. */
export function releasedBooks(): KnownEditions {
  return new Map(Object.entries(JSON.parse(readFileSync(RELEASED_BOOKS_FILE, 'utf8')) as Record<string, string>));
}
