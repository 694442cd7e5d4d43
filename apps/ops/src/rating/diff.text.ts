import type { Change, LineDiff, ModalityChange, PriceMove, SegmentChange } from '@cotiza/insurers-workbench';
import { toEuros } from '@cotiza/kernel';
import { table, type Column } from '../output/table';

/** A change of a price, with its causes in the books. */
export interface ExplainedMove extends PriceMove {
  readonly why: readonly string[];
}

/** A line of business with its largest moves explained. */
export interface ExplainedDiff extends Omit<LineDiff, 'rises' | 'falls'> {
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
export function diffText(diff: ExplainedDiff, width: number): string {
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
    ...movesText('The greatest rises', diff.rises, width),
    ...movesText('The greatest falls', diff.falls, width),
  ].join('\n\n');
}

const movesText = (title: string, moves: readonly ExplainedMove[], width: number): string[] =>
  moves.length === 0 ? [] : [`${title}\n${table(MOVES, moves, width)}`];
