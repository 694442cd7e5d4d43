import { EMBEDDED_RATE_BOOKS, loadRateBooks, loadTariffs } from '@cotiza/insurers-tariff';
import { spanishPortfolio } from '../portfolio/portfolio';
import { isMet } from './figure';
import { measureMarket } from './measure-market';

const measured = measureMarket(loadTariffs(), loadRateBooks(EMBEDDED_RATE_BOOKS), spanishPortfolio());

/** Expects that the figures of a line whose names begin like this exist and are met. */
function expectMet(line: string, begins: string, count: number): void {
  const figures = measured.find((each) => each.line === line)!.figures.filter(({ what }) => what.startsWith(begins));
  expect(figures).toHaveLength(count);
  expect(figures.filter((figure) => !isMet(figure))).toEqual([]);
}

it('[Market levels / mean of a car]', () => expectMet('Car', 'mean of the offers', 3));

it('[Market levels / mean of a dwelling]', () => expectMet('Home', 'mean of the offers', 4));

it('[Market levels / mean of a motorcycle] in Spain, in cheap Soria and in dear Melilla', () =>
  expectMet('Motorcycle', 'mean of the offers', 3));

it.each(measured.map((each) => [each.line, each.figures] as const))(
  'every target of the market is met: %s',
  (_line, figures) => {
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((figure) => !isMet(figure))).toEqual([]);
  },
);

it('at least four insurers accept nine in ten risks, and at least one accepts each', () => {
  for (const { quoted } of measured) {
    const counts = quoted.map(({ answers }) => answers.filter(({ rating }) => rating.kind === 'rated').length);
    expect(counts.filter((count) => count >= 4).length).toBeGreaterThan(0.9 * counts.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  }
});
