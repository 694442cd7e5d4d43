import type { Counter } from 'prom-client';
import { ByLabels } from './by-labels';

interface Count<L extends string> {
  readonly labels: Readonly<Record<L, string>>;
  /** What has been counted since it was last read. */
  fresh: number;
}

/**
 * Counts by labels. Adding to them costs next to nothing, as it is on the way of every request; prom-client, whose counters look
 * at their labels each time, hears of it when somebody reads them.
 */
export class Counts<L extends string> {
  private readonly counts: Count<L>[] = [];
  private readonly byLabels = new ByLabels<Count<L>>();

  constructor(private readonly labelNames: readonly L[]) {}

  /**
   * @param by at least 0
   * @throws RangeError for anything else, which would be an error each time that the metrics are read
   */
  inc(labels: Readonly<Record<L, string>>, by = 1): void {
    if (!(by >= 0 && by < Infinity)) throw new RangeError(`a count does not grow by ${by}`);
    const values = this.labelNames.map((name) => labels[name]);
    this.byLabels.of(values, this.begin).fresh += by;
  }

  /** Adds to a counter what has been counted since the last time. */
  addTo(counter: Pick<Counter<L>, 'inc'>): void {
    for (const count of this.counts) {
      counter.inc(count.labels, count.fresh);
      count.fresh = 0;
    }
  }

  private readonly begin = (values: readonly string[]): Count<L> => {
    const labels = Object.fromEntries(this.labelNames.map((name, place) => [name, values[place]]));
    const count = { labels: labels as Count<L>['labels'], fresh: 0 };
    this.counts.push(count);
    return count;
  };
}
