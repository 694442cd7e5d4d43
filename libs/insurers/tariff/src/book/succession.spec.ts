import { aTinyBook } from '../testing/tiny-book';
import type { RateBook } from './rate-book';
import { successionFaults } from './succession';

const book = (version: string, from: string, to: string | null = null): RateBook => ({
  ...aTinyBook(),
  version,
  validity: { from, to },
});

const faultsOf = (...books: readonly RateBook[]) =>
  successionFaults(books.map((each) => ({ file: `prueba-car-${each.version}.json`, book: each }))).map(
    ({ source, path, message }) => `${source}: ${path} ${message}`,
  );

it('books follow each other, in whatever order their files come', () => {
  expect(faultsOf(book('2026.10', '2027-01-01'), book('2026.9', '2026-01-01'))).toEqual([]);
  expect(faultsOf(book('2026.1', '2026-01-01', '2026-12-31'), book('2027.1', '2027-01-01', '2027-06-30'))).toEqual([]);
});

it('a book need not say that it ends: its successor does', () =>
  expect(faultsOf(book('2026.1', '2026-01-01', null), book('2026.2', '2026-07-01'))).toEqual([]));

it.each([
  ['overlap', '2027-01-01', '2026-12-01'],
  ['leave days without a price', '2026-12-01', '2027-01-01'],
])('books of one insurer and line never %s', (_name, begins, ends) => {
  const [first, second] = [book('2026.1', '2026-01-01', ends), book('2026.2', begins)];
  const day = ends === '2026-12-01' ? '2026-12-02' : '2027-01-02';
  expect(faultsOf(first, second)).toEqual([
    `prueba-car-2026.2.json: validity.from must be ${day}, the day after prueba-car-2026.1.json ends`,
  ]);
});

it('a successor has a later version, and a first day of its own', () => {
  expect(faultsOf(book('2026.2', '2026-01-01'), book('2026.2', '2027-01-01'))).toEqual([
    'prueba-car-2026.2.json: version must be later than 2026.2 of prueba-car-2026.2.json',
  ]);
  expect(faultsOf(book('2026.1', '2026-01-01'), book('2026.2', '2026-01-01'))).toEqual([
    'prueba-car-2026.2.json: validity.from is that of prueba-car-2026.1.json too',
  ]);
});

it('other lines and other insurers are of no concern', () => {
  const other = { ...book('2026.1', '2026-01-01'), insurer: { id: 'otra', name: 'Otra' } };
  const faults = successionFaults([
    { file: 'prueba-car.json', book: book('2026.1', '2026-01-01') },
    { file: 'otra-car.json', book: other },
  ]);
  expect(faults).toEqual([]);
});
