import { createHash } from 'node:crypto';
import { canonicalJson, existing } from '@cotiza/kernel';
import type { RateBook } from './rate-book';

/** Contents of books by their editions: what `editionOf` and `bookHash` say of each. */
export type KnownEditions = ReadonlyMap<string, string>;

/** 96 bits of SHA-256: books are of people who trust each other, and nobody gains by making two collide. */
const HASH_CHARS = 16;

/** What the books of an insurer for a line have in common, such as `aldaba-car`; with a version it is the name of one of them. */
export const seriesOf = ({ insurer, line }: Pick<RateBook, 'insurer' | 'line'>): string =>
  `${insurer.id}-${line.toLowerCase()}`;

/** One version of one book, such as `aldaba-car 2026.2`: whoever knows it knows every figure, for a version is of one content. */
export const editionOf = (book: Pick<RateBook, 'insurer' | 'line' | 'version'>): string =>
  `${seriesOf(book)} ${book.version}`;

/** What a book says, however its file is laid out: two books with the same hash are the same. */
export function bookHash(book: RateBook): string {
  return createHash('sha256').update(canonicalJson(book)).digest('base64url').slice(0, HASH_CHARS);
}

/** Below zero where the first version is the earlier one: `2026.9` comes before `2026.10`. */
export function compareVersions(one: string, other: string): number {
  const [[year, number], [otherYear, otherNumber]] = [partsOf(one), partsOf(other)];
  return year - otherYear || number - otherNumber;
}

const partsOf = (version: string): readonly [year: number, number: number] => {
  const [year, number] = version.split('.').map(Number);
  return [existing(year, 'year in the version'), existing(number, 'number in the version')];
};
