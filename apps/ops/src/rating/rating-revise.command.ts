import { editionOf, nextVersion, seriesOf, type RateBook } from '@cotiza/insurers-tariff';
import { addDays, type CalendarDay } from '@cotiza/kernel';
import { join } from 'node:path';
import { defineCommand } from '../define-command';
import { Failure } from '../failure';
import { calendarDay } from '../parameters/parameters';
import { readIfThere, readInput } from '../parameters/read-input';
import { BOOKS_OPTION, openBooks, type BooksOptions } from './portfolio.options';

interface ReviseOptions extends BooksOptions {
  readonly from: CalendarDay;
}

export const ratingRevise = defineCommand({
  name: 'revise',
  summary: 'Write the successor of the newest rate book of an insurer and line, to be changed',
  note: 'It has the next version, and begins on the day. Until then no quotation is rated by it, unless its "approval" says an earlier "usableFrom". No other file changes.',
  example: 'rating revise candil-car --from 2027-01-01 --books /srv/books',
  options: (own) =>
    own
      .argument('<name>', 'insurer and line, such as candil-car')
      .requiredOption('--from <day>', 'first effective date of the successor', calendarDay)
      .option(...BOOKS_OPTION),
  run: async (ops, name: string, { from, books: given }: ReviseOptions) => {
    const { folder, books } = openBooks(ops, given);
    const last = newestOf(name, books);
    const { validity } = last;
    if (from <= validity.from || (validity.to !== null && from !== addDays(validity.to, 1)))
      throw new Failure(`${editionOf(last)} ${whenFollowed(validity)}`);
    const version = nextVersion(last.version, from);
    const file = join(folder, `${name}-${version}.json`);
    const dated = join(folder, `${name}-${last.version}.json`);
    const text = (await readIfThere(ops, dated)) ?? (await readInput(ops, join(folder, `${name}.json`)));
    await ops.writeText(file, successor(text, version, from));
    const { author, approver } = last.approval;
    return {
      document: { file, version, from },
      text: `${file} is written: change it. Its approval still names ${author} and ${approver}.`,
    };
  },
});

/** @throws Failure when the folder has no book of that name */
function newestOf(name: string, books: readonly RateBook[]): RateBook {
  const series = books.filter((book) => seriesOf(book) === name);
  const [last] = series.sort((a, b) => (a.validity.from > b.validity.from ? -1 : 1));
  if (last) return last;
  throw new Failure(`There is no such book. There are: ${[...new Set(books.map(seriesOf))].join(', ')}.`);
}

const whenFollowed = ({ from, to }: RateBook['validity']): string =>
  to === null
    ? `begins on ${from}: its successor must begin later.`
    : `ends on ${to}: its successor must begin on the day after.`;

/** Changes the text rather than the document, so that the difference between both files is what was changed. */
const successor = (text: string, version: string, from: CalendarDay): string =>
  text
    .replace(/("version":\s*)"[^"]*"/u, `$1"${version}"`)
    .replace(/("validity":\s*)\{[^}]*\}/u, `$1{ "from": "${from}", "to": null }`)
    .replace(/("usableFrom":\s*)"[^"]*"/u, `$1"${from}"`);
