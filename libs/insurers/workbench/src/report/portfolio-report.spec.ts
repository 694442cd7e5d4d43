import { EMBEDDED_RATE_BOOKS, loadRateBooks, loadTariffs } from '@cotiza/insurers-tariff';
import { measureMarket } from '../market/measure-market';
import { spanishPortfolio } from '../portfolio/portfolio';
import { declinesOf, portfolioReport } from './portfolio-report';
import { spreadOfPrices } from './spread-of-prices';

const tariffs = loadTariffs();
const measured = measureMarket(tariffs, loadRateBooks(EMBEDDED_RATE_BOOKS), spanishPortfolio(60));
const report = portfolioReport(measured, { risks: 60, on: '2026-11-25', editions: [...tariffs.editions.keys()] });
const car = measured.find(({ line }) => line === 'Car')!;

it('loads nothing, and has no script', () => {
  expect(report).toContain("default-src 'none'");
  expect(report).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|\son\w+=/iu);
});

it('has for each line the targets and four drawings', () => {
  const sections = report.split('<section>').slice(1);
  expect(sections).toHaveLength(3);
  for (const [index, section] of sections.entries()) {
    expect(section.match(/<svg role="img" aria-label="[^"]+"/gu)).toHaveLength(4);
    expect(section.match(/<tr class="(met|missed)">/gu)).toHaveLength(measured[index]!.figures.length);
    expect(section).not.toMatch(/NaN|Infinity|undefined/u);
  }
});

it('has the drawn values as figures', () => {
  for (const { modality, quantiles } of spreadOfPrices(car.quoted)) {
    expect(report).toContain(modality);
    expect(report).toContain(`${quantiles[2].toFixed(0)} € (${quantiles[0].toFixed(0)}–${quantiles[4].toFixed(0)})`);
  }
  for (const [id, share] of car.wins) {
    expect(report).toContain(`>${id}</text>`);
    expect(report).toContain(`${(100 * share).toFixed(1)} %`);
  }
  for (const { insurerId, guarantee } of car.lossRatios) expect(report).toContain(`${insurerId}, ${guarantee}`);
});

it('counts the declines of each insurer by reason, in the words for the customer', () => {
  const declines = declinesOf(car.quoted);
  expect(declines.map(({ insurerId }) => insurerId)).toEqual(['aldaba', 'brujula', 'candil', 'dehesa', 'espiga']);
  expect(Math.max(...declines.map(({ share }) => share))).toBeGreaterThan(0);
  for (const { share, reasons, insurerId } of declines) {
    const counted = car.quoted.filter(({ answers }) =>
      answers.some(({ insurer, rating }) => insurer.id === insurerId && rating.kind === 'declined'),
    ).length;
    expect(share).toBeCloseTo(counted / car.quoted.length);
    expect(reasons.every((reason) => reason.share <= share)).toBe(true);
    for (const { message } of reasons) expect(report).toContain(message);
  }
});

it('a spread is of sorted prices: its quantiles never fall', () => {
  for (const { quantiles } of spreadOfPrices(car.quoted))
    expect([...quantiles].sort((a, b) => a - b)).toEqual(quantiles);
});
