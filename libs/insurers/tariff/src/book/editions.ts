import { createHash } from 'node:crypto';
import { canonicalJson, defined, yearOf, type CalendarDay } from '@cotiza/kernel';
import type { RateBook } from './rate-book';

/** Contents of books by their editions: what `editionOf` and `bookHash` say of each. */
export type KnownEditions = ReadonlyMap<string, string>;

/** 96 bits of SHA-256: enough against chance. The authors of books trust each other, so collisions on purpose do not count. */
const HASH_CHARS = 16;

/** Returns the common name of the books of an insurer for a line, such as `aldaba-car`; a version completes it. */
export const seriesOf = ({ insurer, line }: Pick<RateBook, 'insurer' | 'line'>): string =>
  `${insurer.id}-${line.toLowerCase()}`;

/** Returns the name of one version of a book, such as `aldaba-car 2026.2`. A version has one content, so it fixes every figure. */
export const editionOf = (book: Pick<RateBook, 'insurer' | 'line' | 'version'>): string =>
  `${seriesOf(book)} ${book.version}`;

/** Hashes the content of a book but its approval, independent of the layout of its file: books with equal hashes have equal prices. */
export function bookHash({ approval: _approval, ...content }: RateBook): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url').slice(0, HASH_CHARS);
}

/** Below zero where the first version is the earlier one: `2026.9` comes before `2026.10`. */
export function compareVersions(one: string, other: string): number {
  const [[year, number], [otherYear, otherNumber]] = [partsOf(one), partsOf(other)];
  return year - otherYear || number - otherNumber;
}

/** Returns the version of a book that begins on a day and follows another: `2027.1` in a new year, else the next number. */
export function nextVersion(last: string, from: CalendarDay): string {
  const [year, number] = partsOf(last);
  return yearOf(from) > year ? `${yearOf(from)}.1` : `${year}.${number + 1}`;
}

const partsOf = (version: string): readonly [year: number, number: number] => {
  const [year, number] = version.split('.').map(Number);
  return [defined(year, 'year in the version'), defined(number, 'number in the version')];
};
