import type { CalendarDay } from '@cotiza/kernel';
import { isUnpublished, LAW, lawOn, type LawName, type LawRow, type LawSeries } from './law';

const names = Object.keys(LAW.series) as readonly LawName[];

/** A series on a day: the row that holds, the next one, and what an operator has to look at. */
export interface LawOnDay extends LawRow {
  readonly name: LawName;
  readonly series: LawSeries;
  /** Day on which the figure changes or ends; null where none is known. */
  readonly changes: CalendarDay | null;
  readonly isUnpublished: boolean;
  /** True where the figure was last read more than a year before the day. */
  readonly isStale: boolean;
}

/** Returns every series on a day. @param day as the norm counts it @param today day of the review */
export const lawReview = (day: CalendarDay, today: CalendarDay): readonly LawOnDay[] =>
  names.flatMap((name) => {
    const row = lawOn(name, day);
    if (!row) return [];
    const next = LAW.series[name].rows.map(({ from }) => from).filter((from) => from > day);
    const changes = next.sort()[0] ?? (row.until !== null && row.until >= day ? row.until : null);
    const isStale = row.reviewed < yearBefore(today);
    return [{ ...row, name, series: LAW.series[name], changes, isUnpublished: isUnpublished(name, day), isStale }];
  });

const yearBefore = (day: CalendarDay): CalendarDay => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
