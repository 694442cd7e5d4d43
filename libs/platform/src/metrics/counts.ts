import type { Counter } from 'prom-client';

interface Count<L extends string> {
  readonly labels: Readonly<Record<L, string>>;
  /** What has been counted since it was last read. */
  fresh: number;
}

/** Where the labels so far lead: to a count, and on with the next label. */
interface Branch<L extends string> {
  readonly next: Map<string, Branch<L>>;
  count?: Count<L>;
}

/**
 * Counts by labels. Adding to them costs next to nothing, as it is on the way of every request; prom-client, whose counters look
 * at their labels each time, hears of it when somebody reads them.
 */
export class Counts<L extends string> {
  private readonly counts: Count<L>[] = [];
  private readonly byLabel: Branch<L> = { next: new Map() };

  constructor(private readonly labelNames: readonly L[]) {}

  inc(labels: Readonly<Record<L, string>>, by = 1): void {
    let branch = this.byLabel;
    for (const name of this.labelNames) {
      let next = branch.next.get(labels[name]);
      if (!next) branch.next.set(labels[name], (next = { next: new Map() }));
      branch = next;
    }
    if (branch.count) branch.count.fresh += by;
    else this.counts.push((branch.count = { labels, fresh: by }));
  }

  /** Adds to a counter what has been counted since the last time. */
  addTo(counter: Pick<Counter<L>, 'inc'>): void {
    for (const count of this.counts) {
      counter.inc(count.labels, count.fresh);
      count.fresh = 0;
    }
  }
}
