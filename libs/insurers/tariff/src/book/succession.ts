import { addDays } from '@cotiza/kernel';
import type { RateBookFault } from './checks';
import { bookHash, compareVersions, editionOf, seriesOf, type KnownEditions } from './editions';
import type { RateBook } from './rate-book';

/** A book without faults of its own, and its file. */
export interface FiledBook {
  readonly file: string;
  readonly book: RateBook;
}

/**
 * Finds faults between valid books: files not named after their book, insurers with two names, and gaps or overlaps between
 * the books of one insurer and line.
 */
export function successionFaults(filed: readonly FiledBook[]): readonly RateBookFault[] {
  const series = new Map<string, FiledBook[]>();
  for (const each of filed) {
    const name = seriesOf(each.book);
    series.set(name, [...(series.get(name) ?? []), each]);
  }
  return [...misnamed(filed), ...[...series.values()].flatMap(inOneLine)];
}

/**
 * Finds books whose content differs from the known content of their version: a later look-up of a price would find another.
 * A version that is not yet known may still change.
 */
export function rewrittenFaults(filed: readonly FiledBook[], known: KnownEditions): readonly RateBookFault[] {
  return filed.flatMap(({ file, book }) => {
    const hash = known.get(editionOf(book));
    return hash === undefined || hash === bookHash(book)
      ? []
      : [{ source: file, path: 'version', message: `must be a new one: ${book.version} is known with other content` }];
  });
}

function misnamed(filed: readonly FiledBook[]): RateBookFault[] {
  const names = new Map<string, string>();
  return filed.flatMap(({ file, book }) => {
    const { id, name } = book.insurer;
    const series = seriesOf(book);
    const [plain, dated] = [`${series}.json`, `${series}-${book.version}.json`];
    const known = names.get(id) ?? name;
    names.set(id, known);
    return [
      ...(file === plain || file === dated
        ? []
        : [{ source: file, path: '', message: `must be called ${plain}, or ${dated} beside another` }]),
      ...(known === name
        ? []
        : [{ source: file, path: 'insurer.name', message: `${id} is called ${known} in another book` }]),
    ];
  });
}

/** Each begins when the one before ends, which need not say when that is; and none is older than the one before. */
function inOneLine(series: readonly FiledBook[]): RateBookFault[] {
  const dated = [...series].sort((a, b) => (a.book.validity.from < b.book.validity.from ? -1 : 1));
  return dated.flatMap(({ file, book }, index) => {
    const before = dated[index - 1];
    return before ? successorFaults(book, before).map((fault) => ({ source: file, ...fault })) : [];
  });
}

function successorFaults({ version, validity }: RateBook, before: FiledBook): Omit<RateBookFault, 'source'>[] {
  const { from, to } = before.book.validity;
  const isLater = compareVersions(before.book.version, version) < 0;
  const begins = to === null ? null : addDays(to, 1);
  return [
    ...(isLater ? [] : [{ path: 'version', message: `must be later than ${before.book.version} of ${before.file}` }]),
    ...(validity.from === from ? [{ path: 'validity.from', message: `is that of ${before.file} too` }] : []),
    ...(begins === null || begins === validity.from
      ? []
      : [{ path: 'validity.from', message: `must be ${begins}, the day after ${before.file} ends` }]),
  ];
}
