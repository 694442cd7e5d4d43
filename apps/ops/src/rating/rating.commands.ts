import {
  checkBooks,
  isMet,
  measureMarket,
  rewrittenBooks,
  type Finding,
  type LineMeasure,
  type MarketFigure,
} from '@cotiza/insurers-workbench';
import { defineCommand } from '../define-command';
import { table, type Column } from '../output/table';
import {
  BOOKS_OPTION,
  onPortfolio,
  openBooks,
  openPortfolio,
  type BooksOptions,
  type PortfolioOptions,
} from './portfolio.options';
import { checkCases } from './golden-cases';
import { ratingBooks } from './rating-books.command';
import { ratingDiff } from './rating-diff.command';
import { ratingDrift } from './rating-drift.command';
import { ratingExplain } from './rating-explain.command';
import { ratingLaw } from './rating-law.command';
import { ratingRevise } from './rating-revise.command';
import { ratingExport, ratingImport } from './rating-tables.command';

const DECIMALS: Readonly<Record<MarketFigure['unit'], number>> = { EUR: 0, x: 2, '%': 1 };

const FIGURES: readonly Column<MarketFigure>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'TARGET', of: (figure) => targetText(figure), isNumber: true },
  { title: 'MEASURED', of: (figure) => measuredText(figure), isNumber: true },
  { title: '', of: (figure) => (isMet(figure) ? 'ok' : 'MISSED') },
  { title: 'OF', of: ({ what }) => what },
];

function targetText({ least, most, unit }: MarketFigure): string {
  if (least === null) return `up to ${most} ${unit}`;
  return most === null ? `from ${least} ${unit}` : `${least}-${most} ${unit}`;
}

function measuredText({ value, unit }: MarketFigure): string {
  return Number.isFinite(value) ? `${value.toFixed(DECIMALS[unit])} ${unit}` : 'nothing';
}

function figureDocument(figure: MarketFigure) {
  const { value, ...rest } = figure;
  return { ...rest, value: Number.isFinite(value) ? Number(value.toFixed(4)) : null, isMet: isMet(figure) };
}

const ratingPortfolio = defineCommand({
  name: 'portfolio',
  summary: "Measure the rate books on a portfolio like Spain's",
  note: 'Each target of the market, and what the books make of it. The risks are made up, and the same every time.',
  example: 'rating portfolio --line Car',
  options: (own) => onPortfolio(own).option(...BOOKS_OPTION),
  run: (ops, { books: folder, ...options }: BooksOptions & PortfolioOptions) => {
    const { tariffs, books } = openBooks(ops, folder);
    const { portfolio, risks, on, progress } = openPortfolio(ops, options);
    const measured = measureMarket(tariffs, books, portfolio, progress);
    progress.end();
    const figures = measured.flatMap((each) => each.figures);
    const missed = figures.filter((figure) => !isMet(figure)).length;
    return {
      document: { risks, on, figures: figures.map(figureDocument), lines: measured.map(lineDocument) },
      text: `${table(FIGURES, figures, ops.terminal.width)}\n\n${figures.length - missed} of ${figures.length} targets met.`,
    };
  },
});

function lineDocument({ line, wins, lossRatios, cliff }: LineMeasure) {
  return { line, wins: Object.fromEntries(wins), lossRatios, cliff };
}

const FINDINGS: readonly Column<Finding>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'KIND', of: ({ kind }) => kind },
  { title: 'WHAT', of: ({ what }) => what },
];

interface CheckOptions extends PortfolioOptions, BooksOptions {
  readonly renewCases?: boolean;
}

const ratingCheck = defineCommand({
  name: 'check',
  summary: 'Say what is wrong with rate books before they are released',
  note: 'Every fault of every book; of books without any, one that changed without a new version, a premium of less than half or more than twice the usual one, a worse risk that costs less, targets of the market that are missed, and golden cases whose premium is not what `candil-car.cases.json` and its like say, with the factors that moved.',
  example: 'rating check --books /srv/books',
  options: (own) =>
    onPortfolio(own)
      .option(...BOOKS_OPTION)
      .option('--renew-cases', 'write what the books give now into the files of cases, instead of comparing'),
  run: async (ops, { books: given, renewCases = false, ...options }: CheckOptions) => {
    const { line } = options;
    const { folder, tariffs, books: all } = openBooks(ops, given);
    const books = all.filter((book) => line === undefined || book.line === line);
    const cases = await checkCases(ops, { folder, tariffs, books }, renewCases);
    const { portfolio, risks, on, progress } = openPortfolio(ops, options);
    const findings = [...rewrittenBooks(books), ...cases.findings, ...checkBooks(tariffs, books, portfolio, progress)];
    progress.end();
    const isSound = findings.length === 0;
    return {
      document: { books: books.length, cases: cases.count, risks, on, findings },
      text: isSound
        ? `Nothing found in ${books.length} rate books and ${cases.count} cases.`
        : table(FINDINGS, findings, ops.terminal.width),
      ...(isSound ? {} : { failure: `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}.` }),
    };
  },
});

export const commands = [
  ratingBooks,
  ratingRevise,
  ratingExplain,
  ratingLaw,
  ratingPortfolio,
  ratingDiff,
  ratingCheck,
  ratingDrift,
  ratingExport,
  ratingImport,
];
