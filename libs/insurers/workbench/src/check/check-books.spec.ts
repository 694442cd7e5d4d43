import { writeFileSync } from 'node:fs';
import {
  EMBEDDED_RATE_BOOKS,
  loadRateBooks,
  loadTariffs,
  validateRateBook,
  type FactorRow,
  type RateBook,
} from '@cotiza/insurers-tariff';
import { folderPerTest } from '@cotiza/kernel/testing';
import { spanishPortfolio, USUAL_SIZE } from '../portfolio/portfolio';
import { checkBooks } from './check-books';

/** Some seconds for each check, and more on a busy machine. */
jest.setTimeout(300_000);

const MUTATED = 'aldaba';
const portfolio = spanishPortfolio(USUAL_SIZE, ['Car']);
const day = portfolio.Car[0]!.effectiveDate;
/** The edition of each insurer that rates the portfolio: the newest that has begun on its day. */
const cars = [
  ...new Map(
    loadRateBooks(EMBEDDED_RATE_BOOKS)
      .filter(({ line, validity }) => line === 'Car' && validity.from <= day)
      .sort((one, other) => one.validity.from.localeCompare(other.validity.from))
      .map((book) => [book.insurer.id, book]),
  ).values(),
];
const sound = cars.find(({ insurer }) => insurer.id === MUTATED)!;

type CurvedRow = Extract<FactorRow, { readonly kind: 'curve' }>;

const factor =
  (name: string, change: (row: FactorRow) => object) =>
  (book: RateBook): RateBook => ({
    ...book,
    factors: book.factors.map((row) => (row.name === name ? ({ ...row, ...change(row) } as FactorRow) : row)),
  });

const premiums =
  (times: number, ...ids: readonly string[]) =>
  (book: RateBook): RateBook => ({
    ...book,
    guarantees: book.guarantees.map((row) =>
      ids.length === 0 || ids.includes(row.id) ? { ...row, purePremiumEuros: row.purePremiumEuros * times } : row,
    ),
  });

const curve = (name: string, change: (points: CurvedRow['points']) => CurvedRow['points']) =>
  factor(name, (row) => (row.kind === 'curve' ? { points: change(row.points) } : row));

/** Errors that are valid books, each made in Aldaba's book of cars; the validator's spec has those that are not. */
const ERRORS: readonly (readonly [name: string, change: (book: RateBook) => RateBook])[] = [
  ['everything costs 40 % more', premiums(1.4)],
  ['a premium has lost a nought', premiums(0.1, 'legal-defence')],
  [
    'the dearest zone and the cheapest are swapped',
    factor('zone', (row) => {
      if (row.kind !== 'zones') return row;
      const factors = row.zones.map((zone) => zone.factor);
      const [least, most] = [Math.min(...factors), Math.max(...factors)];
      const swapped = (each: number) => (each === least ? most : each === most ? least : each);
      return { zones: row.zones.map((zone) => ({ ...zone, factor: swapped(zone.factor) })) };
    }),
  ],
  ['the young are cheap', curve('driver-age', (points) => points.map(([age], at) => [age, points.at(-1 - at)![1]]))],
  [
    'more is said to be paid in claims than is',
    curve('glass-age', (points) => points.map(([age, value]) => [age, value * 1.25])),
  ],
];

/** Rounds to four decimals, as a person would write them. */
const written = (book: RateBook): RateBook =>
  JSON.parse(JSON.stringify(book), (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value,
  ) as RateBook;

const inFolder = folderPerTest();

function findingsWith(book: RateBook): readonly string[] {
  for (const each of cars) {
    const file = inFolder(`${each.insurer.id}-car.json`);
    writeFileSync(file, JSON.stringify(each.insurer.id === MUTATED ? book : each));
  }
  const tariffs = loadTariffs({ rateBooks: inFolder() });
  return checkBooks(tariffs, loadRateBooks(inFolder()), portfolio).map(({ what }) => what);
}

it('nothing is found in the books as they are', () => expect(findingsWith(sound)).toEqual([]));

// Each takes seconds: two by default, and all every night.
it.each(process.env.NIGHTLY ? ERRORS : ERRORS.slice(0, 2))('is found: %s', (_name, change) => {
  const book = written(change(sound));
  expect(validateRateBook(book, 'aldaba-car.json')).toEqual([]);
  expect(findingsWith(book)).not.toEqual([]);
});
