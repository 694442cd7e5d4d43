import { booksInUse, toRisk, type Risk } from '@cotiza/insurers-tariff';
import { BandCounts, type BandDrift, type FactorDrift } from '@cotiza/insurers-workbench';
import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import { Option } from 'commander';
import { defineCommand } from '../define-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { table, type Column } from '../output/table';
import { since, SINCE_FORMS } from '../parameters/since';
import { PROGRESS_OPTION, progressOn, type ProgressOptions } from '../terminal/progress';
import {
  BOOKS_OPTION,
  onPortfolio,
  openBooks,
  openPortfolio,
  type BooksOptions,
  type PortfolioOptions,
} from './portfolio.options';
import { storedRequestReader } from './read-request';

const DEFAULT_SINCE = '30d';

/** Factors whose bands are printed as text. */
const MOST_WITH_BANDS = 10;

function sinceOption(now: () => number): Option {
  const parse = since(now);
  return new Option('--since <when>', SINCE_FORMS).argParser(parse).default(parse(DEFAULT_SINCE), DEFAULT_SINCE);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const FACTORS: readonly Column<FactorDrift>[] = [
  { title: 'BOOK', of: ({ book }) => book },
  { title: 'PSI', of: ({ psi }) => psi.toFixed(3), isNumber: true },
  { title: 'BY CHANCE', of: ({ byChance }) => byChance.toFixed(3), isNumber: true },
  { title: 'DRIFT', of: ({ reading }) => reading },
  { title: 'FACTOR', of: ({ factor }) => factor },
];

const BANDS: readonly Column<BandDrift>[] = [
  { title: 'ASKED', of: ({ asked }) => percent(asked), isNumber: true },
  { title: 'PORTFOLIO', of: ({ portfolio }) => percent(portfolio), isNumber: true },
  { title: 'DIFFERENCE', of: ({ difference }) => `${difference > 0 ? '+' : ''}${percent(difference)}`, isNumber: true },
  { title: 'BAND', of: ({ band }) => band },
];

interface Options extends PortfolioOptions, BooksOptions, ProgressOptions {
  readonly since: number;
  readonly insurer?: string;
}

/** Counts the stored quotations since an instant; `unread` could not be resolved again. */
async function countAsked(ops: Ops, counts: BandCounts, { line, since: from, progress: isWanted = false }: Options) {
  const read = storedRequestReader();
  const progress = progressOn(ops.terminal, ops.clock, isWanted, 'quotations read');
  let [done, unread] = [0, 0];
  await (
    await ops.storage()
  ).quoteAdmin.readEach({ line, since: from }, async (quote) => {
    progress.onProgress(++done);
    const risk = await read(quote).then(toRisk, (error: unknown) => {
      if (error instanceof Failure) return undefined;
      throw error;
    });
    if (risk) counts.add(risk);
    else unread++;
  });
  progress.end();
  return unread;
}

function driftText(factors: readonly FactorDrift[], width: number): string {
  const bySize = factors.toSorted((a, b) => b.psi - a.psi);
  const moved = bySize.filter(({ reading }) => reading !== 'stable').slice(0, MOST_WITH_BANDS);
  return [
    table(FACTORS, bySize, width),
    ...moved.map(({ book, factor, bands }) => `${factor} of ${book}\n${table(BANDS, bands, width)}`),
  ].join('\n\n');
}

export const ratingDrift = defineCommand({
  name: 'drift',
  summary: 'Compare what is really asked for with the portfolio, by the bands of each factor',
  note: 'PSI is the population stability index: by the convention of credit scoring (Siddiqi, 2006), drift is moderate from 0.1 and large from 0.25. Compare it with BY CHANCE, its mean without any drift. Below 100 quotations, or with one band, it says "not enough". Bands of fewer than 5 quotations are merged as "other", with their names; --json has those of every factor. Nothing that names anybody is printed.',
  example: 'rating drift --since 30d --line Car --insurer candil',
  options: (own, ops) =>
    onPortfolio(
      own
        .addOption(sinceOption(() => ops.clock.now()))
        .option('--insurer <id>', 'only one insurer')
        .option(...BOOKS_OPTION)
        .option(...PROGRESS_OPTION),
    ),
  run: async (ops, options: Options) => {
    const { line, insurer } = options;
    const today = ops.clock.today();
    const books = booksInUse(openBooks(ops, options.books).books, options.on ?? today, today).filter(
      (book) => (insurer ?? book.insurer.id) === book.insurer.id && (line ?? book.line) === book.line,
    );
    if (books.length === 0) throw new Failure('No such insurer has a rate book in use.');
    const [asked, expected] = [new BandCounts(books), new BandCounts(books)];
    const unread = await countAsked(ops, asked, options);
    const { portfolio } = openPortfolio(ops, options);
    for (const risk of INSURANCE_LINES.flatMap((each): readonly Risk[] => portfolio[each])) expected.add(risk);
    const factors = asked.driftFrom(expected);
    const counts = Object.fromEntries(INSURANCE_LINES.map((each) => [each, asked.totalOf(each)])) as Record<
      InsuranceLine,
      number
    >;
    const said = `Quotations: ${INSURANCE_LINES.map((each) => `${each} ${counts[each]}`).join(', ')}; ${unread} could not be read.`;
    return {
      document: { quotations: counts, unread, factors },
      text:
        factors.length === 0 ? `${said} Too few to compare.` : `${said}\n\n${driftText(factors, ops.terminal.width)}`,
    };
  },
});
