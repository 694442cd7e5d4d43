import type { InsuranceLine } from '@cotiza/contract';
import { isMet, measureMarket, spanishPortfolio, USUAL_SIZE, type LineMeasure } from '@cotiza/insurers-workbench';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { lineOption } from '../parameters/parameters';
import { progressOn } from '../terminal/progress';
import { figureDocument, figuresTable } from './figures.table';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './open-books';
import { RISKS_OPTION, type RisksOptions } from './risks.option';

interface Options extends BooksOptions, RisksOptions {
  readonly line?: InsuranceLine;
}

export function ratingPortfolio(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'portfolio',
    summary: "Measure the rate books on a portfolio like Spain's",
    note: 'Each target of the market, and what the books make of it. The risks are made up, and the same every time.',
    example: 'rating portfolio --line Car',
  })
    .addOption(lineOption('only one line'))
    .option(...RISKS_OPTION)
    .option(...BOOKS_OPTION)
    .action(
      reporting(ops, ({ line, risks = USUAL_SIZE, books: folder }: Options) => {
        const { tariffs, books } = openBooks(ops, folder);
        const { onProgress, end } = progressOn(ops.terminal, ops.clock, false, 'risks rated');
        const portfolio = spanishPortfolio(risks, line && [line]);
        const measured = measureMarket(tariffs, books, portfolio, { onProgress });
        end();
        const figures = measured.flatMap((each) => each.figures);
        const missed = figures.filter((figure) => !isMet(figure)).length;
        return Promise.resolve({
          document: { risks, figures: figures.map(figureDocument), lines: measured.map(lineDocument) },
          text: `${figuresTable(figures, ops.terminal.width)}\n\n${figures.length - missed} of ${figures.length} targets met.`,
        });
      }),
    );
}

function lineDocument({ line, wins, lossRatios, cliff }: LineMeasure) {
  return { line, wins: Object.fromEntries(wins), lossRatios, cliff };
}
