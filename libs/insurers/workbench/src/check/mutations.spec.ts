import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  EMBEDDED_RATE_BOOKS,
  loadRateBooks,
  loadTariffs,
  validateRateBook,
  type RateBook,
} from '@cotiza/insurers-tariff';
import { spanishPortfolio, USUAL_SIZE } from '../portfolio/portfolio';
import { checkBooks } from './check-books';
import { CAR_MUTATIONS } from './mutations.table';

/** Some seconds for each check, and more on a busy machine. */
jest.setTimeout(300_000);

const MUTATED = 'aldaba';
const portfolio = spanishPortfolio(USUAL_SIZE, ['Car']);
/** The newest edition of each insurer. */
const cars = [
  ...new Map(
    loadRateBooks(EMBEDDED_RATE_BOOKS)
      .filter(({ line }) => line === 'Car')
      .sort((one, other) => one.validity.from.localeCompare(other.validity.from))
      .map((book) => [book.insurer.id, book]),
  ).values(),
];
const sound = cars.find(({ insurer }) => insurer.id === MUTATED)!;

/** Rounds to four decimals, as a person would write them. */
const written = (book: RateBook): RateBook =>
  JSON.parse(JSON.stringify(book), (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value,
  ) as RateBook;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'books-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function findingsWith(book: RateBook): readonly string[] {
  for (const each of cars) {
    const file = path.join(folder, `${each.insurer.id}-car.json`);
    writeFileSync(file, JSON.stringify(each.insurer.id === MUTATED ? book : each));
  }
  const tariffs = loadTariffs({ rateBooks: folder });
  return checkBooks(tariffs, loadRateBooks(folder), portfolio).map(({ what }) => what);
}

it('nothing is found in the books as they are', () => expect(findingsWith(sound)).toEqual([]));

it('ten errors and more are kept, each with a name of its own', () => {
  expect(new Set(CAR_MUTATIONS.map(({ name }) => name)).size).toBe(CAR_MUTATIONS.length);
  expect(CAR_MUTATIONS.length).toBeGreaterThanOrEqual(10);
});

it.each(CAR_MUTATIONS.map((each) => [each.name, each] as const))('is found: %s', (_name, { foundBy, change }) => {
  const book = written(change(sound));
  const faults = validateRateBook(book, 'aldaba-car.json');
  if (foundBy === 'validator') return expect(faults).not.toEqual([]);
  expect(faults).toEqual([]);
  return expect(findingsWith(book)).not.toEqual([]);
});
