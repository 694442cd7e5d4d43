import { checkBooks, rewrittenBooks, type Finding } from '@cotiza/insurers-workbench';
import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './open-books';
import { onPortfolio, openPortfolio, type PortfolioOptions } from './portfolio.options';

const COLUMNS: readonly Column<Finding>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'KIND', of: ({ kind }) => kind },
  { title: 'WHAT', of: ({ what }) => what },
];

export function ratingCheck(group: Command, ops: Ops): void {
  const command = addCommand(group, {
    name: 'check',
    summary: 'Say what is wrong with rate books before they are released',
    note: 'Every fault of every book; of books without any, one that changed without a new version, a premium of less than half or more than twice the usual one, a worse risk that costs less, and targets of the market that are missed.',
    example: 'rating check --books /srv/books',
  });
  onPortfolio(command)
    .option(...BOOKS_OPTION)
    .action(
      reporting(ops, ({ books: folder, ...options }: PortfolioOptions & BooksOptions) => {
        const { line } = options;
        const { tariffs, books: all } = openBooks(ops, folder);
        const books = all.filter((book) => line === undefined || book.line === line);
        const { portfolio, risks, on, progress } = openPortfolio(ops, options);
        const findings = [...rewrittenBooks(books), ...checkBooks(tariffs, books, portfolio, progress)];
        progress.end();
        const isSound = findings.length === 0;
        return Promise.resolve({
          document: { books: books.length, risks, on, findings },
          text: isSound ? `Nothing found in ${books.length} rate books.` : table(COLUMNS, findings, ops.terminal.width),
          ...(isSound ? {} : { failure: `${findings.length} findings.` }),
        });
      }),
    );
}
