import { type CalendarDay, defined, yearOf } from '@cotiza/kernel';
import type { PlateIssue, PlateSeries } from '@cotiza/quoting';
import type { PlatesFile } from '../data-files/data-layout';

/** Finds the months in which the plates of a series were issued. */
export class PlateSeriesDirectory implements PlateSeries {
  private readonly lastSeries: readonly string[];
  /** The first day of each month, and that of the month after the last. */
  private readonly starts: readonly CalendarDay[];

  constructor(file: PlatesFile) {
    this.lastSeries = file.months.map(([, last]) => last);
    const starts = file.months.map(([month]) => `${month}-01`);
    this.starts = [...starts, monthAfter(defined(starts.at(-1), 'month in the table of series'))];
  }

  findPlateSeries(series: string): PlateIssue {
    const first = this.positionOf((last) => last >= series);
    // The last series of a month is also the first of the next.
    const last = this.positionOf((each) => each > series);
    return { from: defined(this.starts[first], 'month of that series'), until: this.starts[last + 1] ?? null };
  }

  /** Returns the first month for which a monotonic condition holds, or the number of months when there is none. */
  private positionOf(holds: (lastSeries: string) => boolean): number {
    let [low, high] = [0, this.lastSeries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(defined(this.lastSeries[middle], 'series of that month'))) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function monthAfter(firstDay: CalendarDay): CalendarDay {
  const month = Number(firstDay.slice(5, 7));
  const [year, next] = month === 12 ? [yearOf(firstDay) + 1, 1] : [yearOf(firstDay), month + 1];
  return `${year}-${String(next).padStart(2, '0')}-01`;
}
