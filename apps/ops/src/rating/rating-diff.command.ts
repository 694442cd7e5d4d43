import type { KnownEditions, Tariffs } from '@cotiza/insurers-tariff';
import {
  compareBooks,
  whyMoved,
  type Change,
  type FactorChange,
  type LineDiff,
  type ModalityChange,
  type PriceMove,
  type SegmentChange,
} from '@cotiza/insurers-workbench';
import { toEuros } from '@cotiza/kernel';
import { defineCommand } from '../define-command';
import { table, type Column } from '../output/table';
import { onPortfolio, openBooks, openPortfolio, type PortfolioOptions } from './portfolio.options';

/** A change of a price, with its causes in the books. */
interface ExplainedMove extends PriceMove {
  readonly why: readonly string[];
}

/** A line of business with its largest moves explained. */
interface ExplainedDiff extends Omit<LineDiff, 'rises' | 'falls'> {
  readonly rises: readonly ExplainedMove[];
  readonly falls: readonly ExplainedMove[];
}

/** Smaller groups have little meaning, and more groups would be too many to read. */
const FEWEST_PRICES = 30;
const MOST_GROUPS = 12;

const signed = (part: number): string =>
  Number.isFinite(part) ? `${part > 0 ? '+' : ''}${(100 * part).toFixed(1)} %` : '-';
const share = (count: number, of: number): string => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)} %`);

const CHANGES: readonly Column<Change>[] = [
  { title: 'PRICES', of: ({ compared }) => compared, isNumber: true },
  { title: 'DEARER', of: ({ dearer, compared }) => share(dearer, compared), isNumber: true },
  { title: 'CHEAPER', of: ({ cheaper, compared }) => share(cheaper, compared), isNumber: true },
  { title: 'MEAN', of: ({ mean }) => signed(mean), isNumber: true },
  { title: 'MOST UP', of: ({ greatestRise }) => signed(greatestRise), isNumber: true },
  { title: 'MOST DOWN', of: ({ greatestFall }) => signed(greatestFall), isNumber: true },
];

/** Returns the name of a modality, with its former name if that differs. */
function named({ modalityId, formerId }: Pick<ModalityChange, 'modalityId' | 'formerId'>): string {
  return modalityId === formerId ? modalityId : `${modalityId} (was ${formerId})`;
}

const MODALITIES: readonly Column<ModalityChange>[] = [
  { title: 'INSURER', of: ({ insurerId }) => insurerId },
  ...CHANGES,
  { title: 'GAINED', of: ({ gained }) => gained, isNumber: true },
  { title: 'LOST', of: ({ lost }) => lost, isNumber: true },
  { title: 'MODALITY', of: named },
];

const SEGMENTS: readonly Column<SegmentChange>[] = [
  ...CHANGES,
  { title: 'WHO', of: ({ segment, group }) => `${segment} ${group}` },
];

const WINS: readonly Column<LineDiff['wins'][number]>[] = [
  { title: 'INSURER', of: ({ insurerId }) => insurerId },
  { title: 'BEFORE', of: ({ before }) => share(before, 1), isNumber: true },
  { title: 'AFTER', of: ({ after }) => share(after, 1), isNumber: true },
  { title: '', of: () => 'of the requests it is cheapest for' },
];

const FACTORS: readonly Column<FactorChange>[] = [
  { title: 'INSURER', of: ({ insurerId }) => insurerId },
  { title: 'BEFORE', of: ({ before }) => before.toFixed(4), isNumber: true },
  { title: 'AFTER', of: ({ after }) => after.toFixed(4), isNumber: true },
  { title: 'EFFECT', of: ({ effect }) => `${effect > 0 ? '+' : ''}${(100 * effect).toFixed(2)} %`, isNumber: true },
  { title: 'OFF-BALANCE', of: ({ offBalance }) => offBalance.toFixed(4), isNumber: true },
  { title: 'FACTOR', of: ({ factor }) => factor },
];

const MOVES: readonly Column<ExplainedMove>[] = [
  { title: 'INSURER', of: ({ insurerId }) => insurerId },
  { title: 'MODALITY', of: named },
  { title: 'BEFORE', of: ({ beforeCents }) => toEuros(beforeCents).toFixed(2), isNumber: true },
  { title: 'AFTER', of: ({ afterCents }) => toEuros(afterCents).toFixed(2), isNumber: true },
  { title: 'CHANGE', of: ({ beforeCents, afterCents }) => signed(afterCents / beforeCents - 1), isNumber: true },
  { title: 'BECAUSE', of: ({ why }) => why.join('; ') },
];

const moved = ({ dearer, cheaper }: Change): boolean => dearer + cheaper > 0;

/** Formats the changes of a line: prices by group of customers, largest rises and falls, and their causes. */
function diffText(diff: ExplainedDiff, width: number): string {
  const { line, risks, cheapest, modalities } = diff;
  const changed = modalities.filter(
    (each) => moved(each) || each.gained + each.lost > 0 || each.modalityId !== each.formerId,
  );
  if (changed.length === 0) return `${line}: no price of ${risks} risks changes.`;
  const segments = diff.segments.filter((each) => moved(each) && each.compared >= FEWEST_PRICES).slice(0, MOST_GROUPS);
  return [
    `${line}, ${risks} risks: the cheapest offer of each costs ${signed(cheapest.mean)}; ${share(cheapest.dearer, cheapest.compared)} pay more, ${share(cheapest.cheaper, cheapest.compared)} less`,
    table(WINS, diff.wins, width),
    table(MODALITIES, changed, width),
    ...(segments.length > 0 ? [table(SEGMENTS, segments, width)] : []),
    ...factorsText(diff.factors, width),
    ...movesText('The greatest rises', diff.rises, width),
    ...movesText('The greatest falls', diff.falls, width),
  ].join('\n\n');
}

const factorsText = (factors: readonly FactorChange[], width: number): string[] =>
  factors.length === 0
    ? []
    : [
        `Means of what changed, its effect on the premium of its guarantees, and the off-balance factor: pure premiums times it keep the level\n${table(FACTORS, factors, width)}`,
      ];

const movesText = (title: string, moves: readonly ExplainedMove[], width: number): string[] =>
  moves.length === 0 ? [] : [`${title}\n${table(MOVES, moves, width)}`];

export const ratingDiff = defineCommand({
  name: 'diff',
  summary: 'Say who pays more or less with other rate books, and by how much',
  note: "Both folders rate the same portfolio like Spain's: what customers pay, whom each insurer wins, which groups move most, the off-balance factor of each changed factor, and the largest moves with their reasons.",
  example: 'rating diff libs/insurers/tariff/rate-books /srv/books --line Car',
  options: (own) =>
    onPortfolio(
      own.argument('<old>', 'folder of the rate books of before').argument('<new>', 'folder of those that are to be'),
    ),
  run: (ops, oldFolder: string, newFolder: string, options: PortfolioOptions) => {
    const [before, after] = [openBooks(ops, oldFolder).tariffs, openBooks(ops, newFolder).tariffs];
    const { portfolio, risks, on, progress } = openPortfolio(ops, options);
    const lines = compareBooks(before, after, portfolio, progress).map((diff) => explained(diff, before, after));
    progress.end();
    const books = booksDiff(before.editions, after.editions);
    const rewritten = books.rewritten.map((edition) => `${edition} has changed and kept its version`);
    return {
      document: { risks, on, books, lines },
      text: [booksText(books), ...lines.map((line) => diffText(line, ops.terminal.width))].join('\n\n'),
      ...(rewritten.length > 0 ? { failure: `${rewritten.join('; ')}: give it the next one.` } : {}),
    };
  },
});

function explained({ rises, falls, ...rest }: LineDiff, before: Tariffs, after: Tariffs): ExplainedDiff {
  const withReasons = (move: PriceMove): ExplainedMove => ({ ...move, why: whyMoved(before, after, move) });
  return { ...rest, rises: rises.map(withReasons), falls: falls.map(withReasons) };
}

interface BooksDiff {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Versions whose content differs under the same name. */
  readonly rewritten: readonly string[];
}

function booksDiff(before: KnownEditions, after: KnownEditions): BooksDiff {
  return {
    added: [...after.keys()].filter((edition) => !before.has(edition)),
    gone: [...before.keys()].filter((edition) => !after.has(edition)),
    rewritten: [...after].flatMap(([edition, hash]) => ((before.get(edition) ?? hash) === hash ? [] : [edition])),
  };
}

function booksText({ added, gone, rewritten }: BooksDiff): string {
  const named = ([what, editions]: readonly [string, readonly string[]]) =>
    editions.length > 0 ? [`${what}: ${editions.join(', ')}`] : [];
  const lines = [
    ['New books', added] as const,
    ['No longer there', gone] as const,
    ['Changed', rewritten] as const,
  ].flatMap(named);
  return lines.length > 0 ? lines.join('\n') : 'The books are the same.';
}
