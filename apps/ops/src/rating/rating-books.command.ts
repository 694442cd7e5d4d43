import { editionOf, releasedBooks, type RateBook } from '@cotiza/insurers-tariff';
import { onFirstUse } from '@cotiza/kernel';
import { defineCommand } from '../define-command';
import { table, type Column } from '../output/table';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './portfolio.options';

const RELEASED = onFirstUse(releasedBooks);

const BOOKS: readonly Column<RateBook>[] = [
  { title: 'BOOK', of: editionOf },
  { title: 'COVER FROM', of: ({ validity }) => validity.from },
  { title: 'TO', of: ({ validity }) => validity.to },
  { title: 'USABLE FROM', of: ({ approval }) => approval.usableFrom },
  { title: 'RELEASED', of: (book) => (RELEASED().has(editionOf(book)) ? 'yes' : 'no') },
  { title: 'AUTHOR', of: ({ approval }) => approval.author },
  { title: 'APPROVER', of: ({ approval }) => approval.approver },
];

export const ratingBooks = defineCommand({
  name: 'books',
  summary: 'List the rate books: who wrote and approved each, and from when it is used',
  note: 'A quotation is rated by the newest book whose effective dates hold that of the quotation, of those that may be used on its day.',
  example: 'rating books --books /srv/books',
  options: (own) => own.option(...BOOKS_OPTION),
  run: (ops, { books: folder }: BooksOptions) => {
    const { books } = openBooks(ops, folder);
    const document = books.map((book) => ({
      book: editionOf(book),
      validity: book.validity,
      approval: book.approval,
    }));
    return { document, text: table(BOOKS, books, ops.terminal.width) };
  },
});
