import { defined } from '@cotiza/kernel';
import { INSURANCE_LINES } from '@cotiza/contract';
import {
  bookHash,
  editionOf,
  releasedBooks,
  type KnownEditions,
  type RateBook,
  type Risk,
  type Tariffs,
} from '@cotiza/insurers-tariff';
import { isMet } from '../market/figure';
import { measureMarket, type MeasureOptions } from '../market/measure-market';
import { pricesOf } from '../market/quoted';
import { median } from '../market/statistics';
import type { Portfolio } from '../portfolio/portfolio';
import { WORSE, type Worse } from './worse.table';

/** A finding for a pricing team, before it releases books. */
export interface Finding {
  readonly kind:
    'target-missed' | 'worse-is-cheaper' | 'premium-out-of-line' | 'changed-without-version' | 'case-moved';
  readonly line: Risk['line'];
  /** In English, for the operator: which target, which premium, or which insurer asks less for what. */
  readonly what: string;
}

/**
 * Returns the books whose content differs from the released version: stored quotations name versions, which must not change.
 *
 * @param known the contents of released books by their editions
 */
export function rewrittenBooks(books: readonly RateBook[], known: KnownEditions = releasedBooks()): readonly Finding[] {
  const isRewritten = (book: RateBook) => (known.get(editionOf(book)) ?? bookHash(book)) !== bookHash(book);
  return books.filter(isRewritten).map((book) => ({
    kind: 'changed-without-version',
    line: book.line,
    what: `${editionOf(book)} is not what was released under this version: give it the next one`,
  }));
}

/** The highest ratio of a premium to the median of its guarantee; its inverse is the lowest. */
const MOST_TIMES_MEDIAN = 2;
/** Risks on which worse and better are compared. */
const COMPARED_RISKS = 40;

/**
 * Finds what is wrong with valid books: a premium far from those of the other books, a worse risk that costs less, and
 * missed targets of the market, cliffs and loss ratios among them.
 */
export function checkBooks(
  tariffs: Tariffs,
  books: readonly RateBook[],
  portfolio: Portfolio,
  options?: MeasureOptions,
): readonly Finding[] {
  const missed = measureMarket(tariffs, books, portfolio, options)
    .flatMap(({ figures }) => figures)
    .filter((figure) => !isMet(figure));
  return [
    ...premiumsOutOfLine(books),
    ...INSURANCE_LINES.flatMap((line) => cheaperWorse(tariffs, line, portfolio)),
    ...missed.map(({ line, what, value, least, most }): Finding => {
      return { kind: 'target-missed', line, what: `${what}: ${value.toFixed(2)}, not ${least ?? ''}..${most ?? ''}` };
    }),
  ];
}

/** Finds slipped decimal points: no target notices a tenth of a small premium. */
function premiumsOutOfLine(books: readonly RateBook[]): Finding[] {
  return books.flatMap((book) =>
    book.guarantees.flatMap(({ id, purePremiumEuros }): Finding[] => {
      const usual = median(premiumsOf(books, book.line, id));
      const isInLine = purePremiumEuros * MOST_TIMES_MEDIAN >= usual && purePremiumEuros <= usual * MOST_TIMES_MEDIAN;
      const what = `${editionOf(book)}: pure premium of ${id} is ${purePremiumEuros}, and the median ${usual}`;
      return isInLine ? [] : [{ kind: 'premium-out-of-line', line: book.line, what }];
    }),
  );
}

const premiumsOf = (books: readonly RateBook[], line: Risk['line'], guarantee: string): number[] =>
  books
    .filter((book) => book.line === line)
    .flatMap(({ guarantees }) => guarantees.filter(({ id }) => id === guarantee))
    .map(({ purePremiumEuros }) => purePremiumEuros);

function cheaperWorse(tariffs: Tariffs, line: Risk['line'], portfolio: Portfolio): Finding[] {
  const risks: readonly Risk[] = portfolio[line].slice(0, COMPARED_RISKS);
  const rows: readonly Worse<Risk>[] = WORSE[line] ?? [];
  return rows.flatMap((row) => {
    const cheaper = new Set(risks.flatMap((risk) => whoAsksLess(tariffs, risk, row)));
    return [...cheaper].map((id): Finding => ({
      kind: 'worse-is-cheaper',
      line,
      what: `${id} asks less: ${row.what}`,
    }));
  });
}

/** Returns the insurers with a lower price for the worse of two versions of a risk, with the same modality. */
function whoAsksLess(tariffs: Tariffs, risk: Risk, { worse, better }: Worse<Risk>): string[] {
  const reference = pricesOf(tariffs, { ...risk, ...better } as Risk);
  const prices = [...pricesOf(tariffs, { ...risk, ...worse } as Risk)];
  return prices.flatMap(([key, price]) =>
    price < (reference.get(key) ?? 0) ? [defined(key.split(' ')[0], 'id in the key of a price')] : [],
  );
}
