import type { InsuranceLine } from '@cotiza/contract';
import { checkBooks, rewrittenBooks, spanishPortfolio, USUAL_SIZE, type Finding } from '@cotiza/insurers-workbench';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';
import { lineOption } from '../parameters/parameters';
import { progressOn } from '../terminal/progress';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './open-books';
import { RISKS_OPTION, type RisksOptions } from './risks.option';

interface Options extends BooksOptions, RisksOptions {
  readonly line?: InsuranceLine;
}

const COLUMNS: readonly Column<Finding>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'KIND', of: ({ kind }) => kind },
  { title: 'WHAT', of: ({ what }) => what },
];

export function ratingCheck(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'check',
    summary: 'Say what is wrong with rate books before they are released',
    note: 'Every fault of every book; of books without any, one that changed without a new version, a worse risk that costs less, and targets of the market that are missed.',
    example: 'rating check --books /srv/books',
  })
    .addOption(lineOption('only one line'))
    .option(...RISKS_OPTION)
    .option(...BOOKS_OPTION)
    .action(
      reporting(ops, ({ line, risks = USUAL_SIZE, books: folder }: Options) => {
        const { tariffs, books: all } = openBooks(ops, folder);
        const books = all.filter((book) => line === undefined || book.line === line);
        const { onProgress, end } = progressOn(ops.terminal, ops.clock, false, 'risks rated');
        const portfolio = spanishPortfolio(risks, line && [line]);
        const findings = [...rewrittenBooks(books), ...checkBooks(tariffs, books, portfolio, { onProgress })];
        end();
        const isSound = findings.length === 0;
        return Promise.resolve({
          document: { books: books.length, risks, findings },
          text: isSound ? `Nothing found in ${books.length} rate books.` : table(COLUMNS, findings, ops.terminal.width),
          ...(isSound ? {} : { failure: `${findings.length} findings.` }),
        });
      }),
    );
}
