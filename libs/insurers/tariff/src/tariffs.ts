import { byLine, type InsuranceLine } from '@cotiza/contract';
import { EMBEDDED_RATE_BOOKS, loadRateBooks } from './book/load-rate-books';
import type { RateBook } from './book/rate-book';
import { compileBook } from './engine/compile-book';
import type { CompiledBook } from './engine/compiled-book';
import { explain } from './engine/explain';
import type { Explanation } from './engine/explanation';
import { rate } from './engine/rate';
import { factReader } from './engine/read-facts';
import type { Rating } from './engine/rating';
import type { CarRisk } from './lines/car-risk';
import type { HomeRisk } from './lines/home-risk';
import { lineModels, type Risk, type RiskByLine } from './lines/line-models';
import type { MotorcycleRisk } from './lines/motorcycle-risk';

export interface TariffOptions {
  /** Folder of the rate books; those of the embedded insurers when absent. */
  readonly rateBooks?: string;
}

/** Who an embedded insurer is and what it sells. */
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

/** The tariffs of some insurers, compiled: rating is pure, in memory and takes microseconds. */
export interface Tariffs {
  readonly insurers: readonly TariffInsurer[];
  /** Every insurer of the line, in the order of their ids. These three throw RangeError on a value outside its enumeration. */
  rateHome(risk: HomeRisk): readonly InsurerRating[];
  rateCar(risk: CarRisk): readonly InsurerRating[];
  rateMotorcycle(risk: MotorcycleRisk): readonly InsurerRating[];
  /** One insurer. @throws RangeError when there is no such insurer or it has no book for the line */
  rate(risk: Risk, insurerId: string): Rating;
  /** How a price comes about. @throws RangeError as `rate`, and when the book has no such modality */
  explain(risk: Risk, insurerId: string, modalityId: string): Explanation;
}

type Books<L extends InsuranceLine> = ReadonlyMap<string, CompiledBook<RiskByLine[L]>>;

/**
 * Reads, validates and compiles rate books.
 *
 * @throws InvalidRateBooksError with every fault of every book
 */
export function loadTariffs(options: TariffOptions = {}): Tariffs {
  const books = loadRateBooks(options.rateBooks ?? EMBEDDED_RATE_BOOKS);
  const compiled = compileLines(books);
  const insurers = insurersOf(books);
  const everyInsurer = <L extends InsuranceLine>(line: L, risk: RiskByLine[L]): readonly InsurerRating[] =>
    insurers.flatMap((insurer) => {
      const book = compiled[line].get(insurer.id);
      return book ? [{ insurer, rating: rate(book, risk) }] : [];
    });
  const rateOne = <L extends InsuranceLine>(line: L, risk: RiskByLine[L], id: string) =>
    rate(bookOf(compiled[line], id), risk);
  const explainOne = <L extends InsuranceLine>(line: L, risk: RiskByLine[L], id: string, modalityId: string) =>
    explain(bookOf(compiled[line], id), risk, modalityId);
  return {
    insurers,
    rateHome: (risk) => everyInsurer('Home', risk),
    rateCar: (risk) => everyInsurer('Car', risk),
    rateMotorcycle: (risk) => everyInsurer('Motorcycle', risk),
    rate: (risk, insurerId) => rateOne(risk.line, risk, insurerId),
    explain: (risk, insurerId, modalityId) => explainOne(risk.line, risk, insurerId, modalityId),
  };
}

type BooksByLine = { readonly [L in InsuranceLine]: Books<L> };

const compileLines = (books: readonly RateBook[]) => byLine((line) => compileAll(books, line)) as BooksByLine;

function compileAll<L extends InsuranceLine>(books: readonly RateBook[], line: L): Books<L> {
  const model = lineModels[line];
  const readFacts = factReader(model.variables);
  const ofLine = books.filter((book) => book.line === line);
  return new Map(ofLine.map((book) => [book.insurer.id, compileBook(book, model, readFacts)]));
}

function insurersOf(books: readonly RateBook[]): readonly TariffInsurer[] {
  const ids = [...new Set(books.map((book) => book.insurer.id))].sort();
  return ids.map((id) => {
    const own = books.filter((book) => book.insurer.id === id);
    return { id, name: own[0]!.insurer.name, lines: own.map((book) => book.line) };
  });
}

function bookOf<B>(books: ReadonlyMap<string, B>, insurerId: string): B {
  const book = books.get(insurerId);
  if (!book) throw new RangeError(`insurer ${insurerId} has no rate book for this line`);
  return book;
}
