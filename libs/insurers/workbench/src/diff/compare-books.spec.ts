import { type RateBook, type Tariffs, EMBEDDED_RATE_BOOKS, loadRateBooks, loadTariffs } from '@cotiza/insurers-tariff';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spanishPortfolio } from '../portfolio/portfolio';
import { compareBooks, type LineDiff } from './compare-books';
import { whyMoved } from './why-moved';

/** In the order of their days: of each insurer's books, the last one is written. */
const books = loadRateBooks(EMBEDDED_RATE_BOOKS)
  .filter(({ line }) => line === 'Home')
  .toSorted((a, b) => a.validity.from.localeCompare(b.validity.from));
const before = loadTariffs();
const portfolio = spanishPortfolio(150, ['Home']);

/** Returns the embedded tariffs of homes, with changed books of Candil. */
function changedTariffs(change: (book: RateBook) => RateBook): Tariffs {
  const folder = mkdtempSync(path.join(tmpdir(), 'books-'));
  try {
    for (const book of books) {
      const written = book.insurer.id === 'candil' ? change(book) : book;
      writeFileSync(path.join(folder, `${book.insurer.id}-home.json`), JSON.stringify(written));
    }
    return loadTariffs({ rateBooks: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const diffWith = (after: Tariffs): LineDiff => compareBooks(before, after, portfolio)[0]!;

/** Scales the factor of a value. */
const scaled = (name: string, value: string, by: number) =>
  changedTariffs((book) => ({
    ...book,
    factors: book.factors.map((factor) =>
      factor.name === name && factor.kind === 'values'
        ? { ...factor, values: { ...factor.values, [value]: Number((factor.values[value]! * by).toFixed(4)) } }
        : factor,
    ),
  }));

it('the same books change nothing', () => {
  const diff = diffWith(changedTariffs((book) => book));
  expect(diff).toMatchObject({ line: 'Home', risks: 150, rises: [], falls: [], segments: [], factors: [] });
  for (const { dearer, cheaper, mean, gained, lost } of diff.modalities)
    expect([dearer, cheaper, mean, gained, lost]).toEqual([0, 0, 0, 0, 0]);
  for (const { before: share, after } of diff.wins) expect(after).toBe(share);
});

describe('a factor that went up for some', () => {
  const after = scaled('use', 'Rental', 1.2);
  const diff = diffWith(after);

  it('raises the price of all of them, and of no other', () => {
    const uses = diff.segments.filter(({ segment }) => segment === 'use');
    expect(uses.map(({ group }) => group)).toContain('Rental');
    for (const { group, compared, dearer, cheaper } of uses)
      expect([dearer, cheaper]).toEqual([group === 'Rental' ? compared : 0, 0]);
    for (const each of diff.modalities) expect(each.dearer > 0).toBe(each.insurerId === 'candil');
    expect(diff.falls).toEqual([]);
  });

  it('costs its insurer customers, and no more is paid than before at the cheapest', () => {
    const candil = diff.wins.find(({ insurerId }) => insurerId === 'candil')!;
    expect(candil.after).toBeLessThanOrEqual(candil.before);
    expect(diff.wins.reduce((sum, each) => sum + each.after, 0)).toBeCloseTo(1);
  });

  it('is the reason of the greatest rises, one of each risk, the greatest first', () => {
    const ratios = diff.rises.map(({ beforeCents, afterCents }) => afterCents / beforeCents);
    expect(ratios).toEqual([...ratios].sort((a, b) => b - a));
    expect(new Set(diff.rises.map(({ risk }) => risk)).size).toBe(diff.rises.length);
    for (const move of diff.rises)
      expect(whyMoved(before, after, move)[0]).toMatch(/^use [\d.]+ to [\d.]+ \(use Rental\)$/u);
  });
});

it('a base that went down is said as one, and who is no longer wanted is counted', () => {
  const after = changedTariffs((book) => ({
    ...book,
    guarantees: book.guarantees.map((row) => (row.id === 'water' ? { ...row, purePremiumEuros: 20 } : row)),
    declines: [
      ...book.declines,
      { code: 'no-rentals', message: 'No asegura alquileres.', when: [{ variable: 'use', in: ['Rental'] }] },
    ],
  }));
  const diff = diffWith(after);
  expect(whyMoved(before, after, diff.falls[0]!)[0]).toMatch(/^base of water [\d.]+ to [\d.]+$/u);
  const rentals = portfolio.Home.filter(({ use }) => use === 'Rental').length;
  const [basic] = diff.modalities.filter(({ insurerId }) => insurerId === 'candil');
  expect(basic!.lost).toBeGreaterThan(0);
  expect(basic!.lost).toBeLessThanOrEqual(rentals);
  expect(basic!.gained).toBe(0);
});

describe('a modality that has another name', () => {
  const renamed = (change: Partial<RateBook['modalities'][number]>, by = 1) =>
    changedTariffs((book) => ({
      ...book,
      modalities: book.modalities.map((row) => (row.id === 'completo' ? { ...row, ...change } : row)),
      guarantees: book.guarantees.map((row) =>
        row.id === 'water' ? { ...row, purePremiumEuros: row.purePremiumEuros * by } : row,
      ),
    }));

  it('is the same one, neither gained nor lost', () => {
    const diff = diffWith(renamed({ id: 'confort' }));
    const candil = diff.modalities.filter(({ insurerId }) => insurerId === 'candil');
    expect(candil.map(({ modalityId, formerId }) => [modalityId, formerId])).toEqual([
      ['basico', 'basico'],
      ['confort', 'completo'],
      ['premium', 'premium'],
    ]);
    for (const { gained, lost, dearer, cheaper, compared } of candil) {
      expect([gained, lost, dearer, cheaper]).toEqual([0, 0, 0, 0]);
      expect(compared).toBeGreaterThan(0);
    }
  });

  it('is explained by what moved its price, under both names', () => {
    const after = renamed({ id: 'confort' }, 1.5);
    const rise = diffWith(after).rises.find(({ modalityId }) => modalityId === 'confort');
    const move = rise ?? diffWith(after).rises[0]!;
    expect(whyMoved(before, after, move)[0]).toMatch(/^base of water/u);
  });
});

const round = (book: RateBook, by: number): RateBook => ({
  ...book,
  guarantees: book.guarantees.map((row) => ({
    ...row,
    purePremiumEuros: Number((row.purePremiumEuros * by).toFixed(2)),
  })),
});
const dearerLetting = (book: RateBook): RateBook => ({
  ...book,
  factors: book.factors.map((factor) =>
    factor.name === 'use' && factor.kind === 'values'
      ? { ...factor, values: { ...factor.values, Rental: Number((factor.values['Rental']! * 1.2).toFixed(4)) } }
      : factor,
  ),
});

it('the off-balance of one factor is what keeps the level of the premium when the pure premiums are multiplied by it', () => {
  const { factors } = diffWith(changedTariffs(dearerLetting));
  expect(factors.map(({ insurerId, factor }) => `${insurerId} ${factor}`)).toEqual([
    'candil use',
    'candil all together',
  ]);
  const [use, all] = factors;
  expect(use!.after).toBeGreaterThan(use!.before);
  expect(use!.effect).toBeCloseTo(all!.effect, 10);
  expect(use!.offBalance).toBeLessThan(1);
  expect(use!.offBalance * (1 + use!.effect)).toBeCloseTo(1, 10);

  const corrected = diffWith(changedTariffs((book) => round(dearerLetting(book), use!.offBalance))).factors;
  expect(corrected.map(({ factor }) => factor)).toEqual(['base', 'use', 'all together']);
  expect(corrected.at(-1)!.effect).toBeCloseTo(0, 3);
});
