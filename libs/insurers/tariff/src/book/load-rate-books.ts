import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RateBookFault } from './checks';
import type { KnownEditions } from './editions';
import type { RateBook } from './rate-book';
import { validateRateBook } from './rate-book.validator';
import { rewrittenFaults, successionFaults } from './succession';

/** Where the embedded insurers' books are; the same from the sources and from the build. */
export const EMBEDDED_RATE_BOOKS = path.join(__dirname, '..', '..', 'rate-books');

/** The end of the file names of golden cases: prices that the books must give. */
export const CASES_SUFFIX = '.cases.json';

/** Some book cannot be used: nothing is quoted until every fault of every book is corrected. */
export class InvalidRateBooksError extends Error {
  constructor(readonly faults: readonly RateBookFault[]) {
    super(['Invalid rate books:', ...faults.map((fault) => `  ${faultText(fault)}`)].join('\n'));
    this.name = 'InvalidRateBooksError';
  }
}

/** A fault in one line: the file, the place in it, and what is wrong. */
export const faultText = ({ source, path: at, message }: RateBookFault): string =>
  `${source}: ${at || '(whole file)'} ${message}`;

/**
 * Reads every `.json` of a folder that is not of golden cases, in the order of their names. An insurer may have several books for a line; each begins when
 * the one before ends.
 *
 * @param known editions whose content may not be another one; none when absent
 * @throws InvalidRateBooksError with all the faults of all the files, or when the folder holds no book
 */
export function loadRateBooks(folder: string, known: KnownEditions = new Map()): readonly RateBook[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith(CASES_SUFFIX))
    .sort();
  const documents = files.map((file) => ({ file, ...parse(path.join(folder, file)) }));
  const faults = documents.flatMap(({ file, value, failure }) =>
    failure === null ? validateRateBook(value, file) : [fault(file, failure)],
  );
  if (files.length === 0) faults.push(fault(path.basename(folder), 'holds no rate book'));
  // Books with faults are left out of what is compared among books: their line or insurer may be anything.
  const faulty = new Set(faults.map((each) => each.source));
  const sound = documents
    .filter(({ file }) => !faulty.has(file))
    .map(({ file, value }) => ({ file, book: value as RateBook }));
  faults.push(...successionFaults(sound), ...rewrittenFaults(sound, known));
  if (faults.length > 0) throw new InvalidRateBooksError(faults);
  return sound.map(({ book }) => book);
}

function parse(file: string): { value: unknown; failure: string | null } {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')), failure: null };
  } catch (error) {
    return { value: null, failure: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function fault(source: string, message: string): RateBookFault {
  return { source, path: '', message };
}
