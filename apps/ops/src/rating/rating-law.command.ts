import { LAW, lawReview, NORMS, type LawOnDay } from '@cotiza/insurers-port';
import type { CalendarDay } from '@cotiza/kernel';
import { defineCommand } from '../define-command';
import { table, type Column } from '../output/table';
import { calendarDay } from '../parameters/parameters';

const FIGURES: readonly Column<LawOnDay>[] = [
  { title: 'SERIES', of: ({ name }) => name },
  { title: 'VALUE', of: ({ value, series }) => (Array.isArray(value) ? 'table' : `${String(value)} ${series.unit}`) },
  { title: 'FROM', of: ({ from, start }) => (start === undefined ? from : `${from} (${start})`) },
  { title: 'CHANGES', of: ({ changes }) => changes },
  { title: 'DECIDED BY', of: ({ series }) => series.decides },
  { title: 'NORM', of: ({ norm, article }) => `${norm}, ${article}` },
  { title: 'JOURNAL', of: ({ norm }) => NORMS[norm] ?? '' },
  { title: 'REVIEWED', of: ({ reviewed, status }) => `${reviewed} (${status})` },
];

function remarksOn(rows: readonly LawOnDay[], day: CalendarDay): readonly string[] {
  return rows.flatMap(({ name, isUnpublished, isStale, reviewed, until }) => [
    ...(isUnpublished ? [`${name}: nothing is published for ${day}; the figures until ${until} are used.`] : []),
    ...(isStale ? [`${name}: not reviewed since ${reviewed}.`] : []),
  ]);
}

export const ratingLaw = defineCommand({
  name: 'law',
  summary: 'Show the statutory figures of a day, what changes next, and what needs a review',
  note: 'It fails where figures of the day are not published, or were last reviewed more than a year ago.',
  example: 'rating law --on 2027-01-01',
  options: (own) => own.option('--on <day>', 'day, as 2027-01-01; today when absent', calendarDay),
  run: (ops, { on = ops.clock.today() }: { readonly on?: CalendarDay }) => {
    const rows = lawReview(on, ops.clock.today());
    const remarks = remarksOn(rows, on);
    return {
      document: { on, version: LAW.version, figures: rows, remarks },
      text: [`Law ${LAW.version} on ${on}`, table(FIGURES, rows, ops.terminal.width), ...remarks].join('\n\n'),
      ...(remarks.length > 0 ? { failure: `${remarks.length} figures need a look.` } : {}),
    };
  },
});
