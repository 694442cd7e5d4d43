import { byLine, type InsuranceLine } from '@cotiza/contract';
import { LAW, type Law, type ProductDocument } from '@cotiza/insurers-port';
import { type CalendarDay, defined, forLast, onFirstUse } from '@cotiza/kernel';
import { bookHash, editionOf, seriesOf, type KnownEditions } from './book/editions';
import { EMBEDDED_RATE_BOOKS, loadRateBooks } from './book/load-rate-books';
import type { RateBook } from './book/rate-book';
import { compileBook, type CompiledBook, factReader } from './engine/compile-book';
import { productDocument } from './documents/product-document';
import { explain, type Explanation } from './engine/explain';
import { NO_TARIFF, rate } from './engine/rate';
import type { Rating } from './engine/rating';
import type { RatedRisk } from './lines/line-model';
import { lineModels, type Risk, type RiskByLine } from './lines/line-models';

export interface TariffOptions {
  /** Folder of the rate books; those of the embedded insurers when absent. */
  readonly rateBooks?: string;
  /** Editions that are known already: a book with the name of one must have its content. None when absent. */
  readonly known?: KnownEditions;
  /** The packaged series when absent. */
  readonly law?: Law;
}

/** Identity and lines of an embedded insurer. */
export interface TariffInsurer {
  /** Kebab-case, such as `aldaba`. */
  readonly id: string;
  readonly name: string;
  readonly lines: readonly InsuranceLine[];
}

export interface InsurerRating {
  readonly insurer: TariffInsurer;
  readonly rating: Rating;
}

/** The tariffs of some insurers: rating is pure, in memory and takes microseconds. */
export interface Tariffs {
  readonly insurers: readonly TariffInsurer[];
  /** The law that requests are priced by. */
  readonly law: Law;
  /** Hash of the content of each book that was read, by its edition. */
  readonly editions: KnownEditions;
  /** The information document of the product of each book. */
  readonly documents: readonly ProductDocument[];
  /** Every insurer of the line, in the order of their ids. @throws RangeError on a value outside its enumeration */
  rateAll(risk: Risk): readonly InsurerRating[];
  /**
   * One insurer.
   *
   * @throws RangeError when there is no such insurer, or it has no book, or none of that version, for the line
   */
  rate(risk: Risk, insurerId: string, choice?: RatingChoice): Rating;
  /** Explains a price step by step. @throws RangeError as `rate`, and when the book has no such modality */
  explain(risk: Risk, insurerId: string, modalityId: string, choice?: BookChoice): Explanation;
}

/** Which book rates a risk: that of a version, or else that of the effective date. */
export interface BookChoice {
  readonly version?: string;
  /** The day of the quotation: books that may be used only later are left out. Without it, no book is. */
  readonly today?: CalendarDay;
}

export interface RatingChoice extends BookChoice {
  /** True where offers name what moves their prices. */
  readonly explains?: boolean;
}

/** The books of one insurer for a line, the newest first: at least one. */
type Editions<L extends InsuranceLine> = readonly CompiledBook<RiskByLine[L]>[];

type Books<L extends InsuranceLine> = ReadonlyMap<string, Editions<L>>;

/**
 * Reads and validates rate books, and compiles those of a line when it is first rated. An insurer may have several for a line;
 * the effective date of a risk chooses.
 *
 * @throws InvalidRateBooksError with every fault of every book
 */
export function loadTariffs({ rateBooks = EMBEDDED_RATE_BOOKS, known, law = LAW }: TariffOptions = {}): Tariffs {
  const books = loadRateBooks(rateBooks, known);
  const compiled = compileLines(books);
  const documents = onFirstUse(() => books.map((book) => productDocument(book, law)));
  const editions = onFirstUse(() => new Map(books.map((book) => [editionOf(book), bookHash(book)])));
  const insurers = insurersOf(books);
  const everyInsurer = <L extends InsuranceLine>(line: L, risk: RiskByLine[L]): readonly InsurerRating[] =>
    insurers.flatMap((insurer) => {
      const own = compiled[line]().get(insurer.id);
      return own ? [{ insurer, rating: rateBy(bookOn(own, risk.effectiveDate), risk) }] : [];
    });
  const bookFor = <L extends InsuranceLine>(
    line: L,
    { effectiveDate }: RiskByLine[L],
    id: string,
    { version, today }: BookChoice = {},
  ) => {
    const own = editionsOf(compiled[line](), id);
    return version === undefined ? bookOn(own, effectiveDate, today) : bookNamed(own, version);
  };
  const rateOne = <L extends InsuranceLine>(line: L, risk: RiskByLine[L], id: string, choice?: RatingChoice) =>
    rateBy(bookFor(line, risk, id, choice), risk, choice?.explains);
  const explainOne = <L extends InsuranceLine>(
    line: L,
    risk: RiskByLine[L],
    { id, modalityId, choice }: { readonly id: string; readonly modalityId: string; readonly choice?: BookChoice },
  ) => {
    const book = bookFor(line, risk, id, choice);
    return book ? explain(book, risk, modalityId) : NO_TARIFF;
  };
  return {
    ...{ insurers, law },
    get documents() {
      return documents();
    },
    get editions() {
      return editions();
    },
    rateAll: (risk) => everyInsurer(risk.line, risk),
    rate: (risk, insurerId, choice) => rateOne(risk.line, risk, insurerId, choice),
    explain: (risk, id, modalityId, choice) => explainOne(risk.line, risk, { id, modalityId, choice }),
  };
}

type BooksByLine = { readonly [L in InsuranceLine]: () => Books<L> };

const compileLines = (books: readonly RateBook[]) =>
  byLine((line) => onFirstUse(() => compileAll(books, line))) as BooksByLine;

function compileAll<L extends InsuranceLine>(books: readonly RateBook[], line: L): Books<L> {
  const model = lineModels[line];
  const readFacts = forLast(factReader(model.variables));
  const compiled = new Map<string, CompiledBook<RiskByLine[L]>[]>();
  for (const book of newestFirst(books.filter((each) => each.line === line))) {
    const { id } = book.insurer;
    compiled.set(id, [...(compiled.get(id) ?? []), compileBook(book, model, readFacts)]);
  }
  return compiled;
}

const newestFirst = (books: readonly RateBook[]): readonly RateBook[] =>
  books.toSorted((a, b) => (a.validity.from < b.validity.from ? 1 : -1));

function insurersOf(books: readonly RateBook[]): readonly TariffInsurer[] {
  const ids = [...new Set(books.map((book) => book.insurer.id))].sort();
  return ids.map((id) => {
    const own = books.filter((book) => book.insurer.id === id);
    return {
      id,
      name: defined(own[0], 'rate book of that insurer').insurer.name,
      lines: [...new Set(own.map((book) => book.line))],
    };
  });
}

function editionsOf<E>(books: ReadonlyMap<string, E>, insurerId: string): E {
  const editions = books.get(insurerId);
  if (!editions) throw new RangeError(`insurer ${insurerId} has no rate book for this line`);
  return editions;
}

interface Dated {
  readonly validFrom: CalendarDay;
  readonly usableFrom: CalendarDay;
}

/**
 * Returns the book that a day is rated by: the last that has begun, of those that may be used today; undefined where there is none.
 *
 * @param editions the newest first
 */
const bookOn = <B extends Dated>(editions: readonly B[], day: CalendarDay, today?: CalendarDay): B | undefined =>
  editions.find(({ validFrom, usableFrom }) => validFrom <= day && (today === undefined || usableFrom <= today));

/** Returns the book of each insurer and line that rates the quotations of a day for a first day of cover. */
export function booksInUse(books: readonly RateBook[], on: CalendarDay, today: CalendarDay): readonly RateBook[] {
  const dated = newestFirst(books).map((book) => ({
    book,
    validFrom: book.validity.from,
    usableFrom: book.approval.usableFrom,
  }));
  return [...new Set(books.map(seriesOf))].flatMap((series) => {
    const inUse = bookOn(
      dated.filter(({ book }) => seriesOf(book) === series),
      on,
      today,
    );
    return inUse ? [inUse.book] : [];
  });
}

const rateBy = <R extends RatedRisk>(book: CompiledBook<R> | undefined, risk: R, explains?: boolean): Rating =>
  book ? rate(book, risk, explains) : NO_TARIFF;

function bookNamed<B extends { readonly version: string }>(editions: readonly B[], version: string): B {
  const book = editions.find((each) => each.version === version);
  if (!book) throw new RangeError(`no book of this insurer for this line has version ${version}`);
  return book;
}
