import { toEuros } from '@cotiza/kernel';
import type { Risk } from './lines/line-models';
import { seededDraw, type Draw } from './testing/draw';
import { offersOf, rateAll } from './testing/embedded';
import { drawCar, drawHome, drawMotorcycle } from './testing/portfolio';

const SEED = 20_261_121;
const SIZE = 3_000;
const TOLERANCE = 0.2;

/** Mean price in euros of the offers for a portfolio, by modality; `''` holds the mean of them all. */
function meanPrices(draw: (source: Draw) => Risk): Record<string, number> {
  const source = seededDraw(SEED);
  const sums = new Map<string, { total: number; count: number }>();
  for (let each = 0; each < SIZE; each++) {
    for (const offer of offersOf(draw(source)).values()) {
      for (const key of ['', offer.modality]) {
        const sum = sums.get(key) ?? { total: 0, count: 0 };
        sums.set(key, { total: sum.total + toEuros(offer.totalCents), count: sum.count + 1 });
      }
    }
  }
  return Object.fromEntries([...sums].map(([key, { total, count }]) => [key, total / count]));
}

function expectNear(mean: number | undefined, level: number): void {
  expect(mean).toBeGreaterThanOrEqual(level * (1 - TOLERANCE));
  expect(mean).toBeLessThanOrEqual(level * (1 + TOLERANCE));
}

function expectBetween(mean: number | undefined, least: number, most: number): void {
  expect(mean).toBeGreaterThanOrEqual(least);
  expect(mean).toBeLessThanOrEqual(most);
}

describe('the mean of a realistic portfolio lands on the Spanish market', () => {
  it('car', () => {
    const means = meanPrices(drawCar);
    expectNear(means['Terceros'], 500);
    expectNear(means['Terceros Ampliado'], 527);
    expectBetween(means['Todo Riesgo con franquicia'], 650, 1_100);
  });

  it('home', () => {
    const means = meanPrices(drawHome);
    expectBetween(means['Básico'], 100, 150);
    expectBetween(means['Completo'], 190, 265);
    expectBetween(means['Premium'], 190, 265);
    expectBetween(means[''], 190, 265);
  });

  it('motorcycle, in Spain, in cheap Soria and in dear Melilla', () => {
    expectNear(meanPrices(drawMotorcycle)[''], 326);
    expectNear(meanPrices((source) => drawMotorcycle(source, '42'))[''], 259);
    expectNear(meanPrices((source) => drawMotorcycle(source, '52'))[''], 408);
  });
});

describe('competition', () => {
  it.each([
    ['car', drawCar],
    ['home', drawHome],
    ['motorcycle', drawMotorcycle],
  ] as [string, (source: Draw) => Risk][])('at least four insurers want nine in ten risks: %s', (_name, draw) => {
    const source = seededDraw(SEED);
    const counts = Array.from(
      { length: 1_000 },
      () => rateAll(draw(source)).filter(({ rating }) => rating.kind === 'rated').length,
    );
    expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(900);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it('no insurer is the cheapest for everybody', () => {
    const source = seededDraw(SEED);
    const winners = new Set<string>();
    for (let each = 0; each < 300; each++) {
      const cheapest = [...offersOf(drawCar(source))].sort(([, a], [, b]) => a.totalCents - b.totalCents)[0];
      if (cheapest) winners.add(cheapest[0].split(' ')[0]!);
    }
    expect(winners.size).toBeGreaterThanOrEqual(4);
  });
});
