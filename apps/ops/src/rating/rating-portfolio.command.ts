import { isMet, measureMarket, portfolioReport, type LineMeasure } from '@cotiza/insurers-workbench';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { writeNewFile } from '../output/write-new-file';
import { figureDocument, figuresTable } from './figures.table';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './open-books';
import { onPortfolio, openPortfolio, type PortfolioOptions } from './portfolio.options';

interface Options extends BooksOptions, PortfolioOptions {
  readonly html?: string;
}

export function ratingPortfolio(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'portfolio',
    summary: "Measure the rate books on a portfolio like Spain's",
    note: 'Each target of the market, and what the books make of it. The risks are made up, and the same every time.',
    example: 'rating portfolio --line Car --html car.html',
  });
  onPortfolio(command)
    .option(...BOOKS_OPTION)
    .option('--html <file>', 'a new file for a report with charts, which needs nothing else to be read')
    .action(
      reporting(ops, async ({ books: folder, html, ...options }: Options) => {
        const { tariffs, books } = openBooks(ops, folder);
        const { portfolio, risks, on, progress } = openPortfolio(ops, options);
        const measured = measureMarket(tariffs, books, portfolio, progress);
        progress.end();
        if (html !== undefined) {
          const report = portfolioReport(measured, { risks, on, editions: [...tariffs.editions.keys()] });
          await writeNewFile(ops, html, report, '--html');
        }
        const figures = measured.flatMap((each) => each.figures);
        const missed = figures.filter((figure) => !isMet(figure)).length;
        const written = html === undefined ? '' : `\nThe report is in ${html}.`;
        return {
          document: { risks, on, figures: figures.map(figureDocument), lines: measured.map(lineDocument) },
          text: `${figuresTable(figures, ops.terminal.width)}\n\n${figures.length - missed} of ${figures.length} targets met.${written}`,
        };
      }),
    );
}

function lineDocument({ line, wins, lossRatios, cliff }: LineMeasure) {
  return { line, wins: Object.fromEntries(wins), lossRatios, cliff };
}
