import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editionOf, EMBEDDED_RATE_BOOKS, loadRateBooks, loadTariffs } from '@cotiza/insurers-tariff';
import { casesFileOf, type GoldenCases } from '@cotiza/insurers-workbench';
import type { Ops } from '../ops';
import { checkCases } from './golden-cases';

const books = loadRateBooks(EMBEDDED_RATE_BOOKS);
const ops = { readText: (path: string) => readFile(path, 'utf8') } as Ops;

it('every embedded book gives the premiums of its cases, to the cent', async () => {
  const checked = { folder: EMBEDDED_RATE_BOOKS, tariffs: loadTariffs(), books };
  expect(await checkCases(ops, checked, false)).toEqual({ count: expect.any(Number), findings: [] });
});

/** Factors that have one value wherever the insurer takes the risk. */
const CONSTANT = new Set([
  ...['brujula-car power', 'brujula-car use', 'dehesa-home area', 'dehesa-motorcycle annual-km'],
  ...['loss-of-use', 'aesthetic', 'accidental'].map((sum) => `brujula-home sums-insured-${sum}`),
]);

it.each(books.map((book) => [editionOf(book), book] as const))(
  'the cases of %s move each of its factors',
  (edition, book) => {
    const cases = JSON.parse(readFileSync(join(EMBEDDED_RATE_BOOKS, casesFileOf(book)), 'utf8')) as GoldenCases;
    const [, ...others] = Object.values(cases);
    expect(others.length).toBeGreaterThanOrEqual(4);
    const moved = new Set(others.flatMap(({ figures }) => Object.keys(figures![book.version]!.factors)));
    const series = edition.split(' ')[0]!;
    const still = book.factors.filter(({ name }) => !moved.has(name) && !CONSTANT.has(`${series} ${name}`));
    expect(still.map(({ name }) => name)).toEqual([]);
  },
);
