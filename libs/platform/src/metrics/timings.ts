import { existing } from '@cotiza/kernel';
import { ByLabels } from './by-labels';

/** A label's values, in the order of the label names. */
type LabelValues = readonly string[];

interface Series {
  /** As Prometheus wants them: of the whole, and of each bucket. */
  readonly named: Readonly<Record<string, string>>;
  readonly ofBuckets: readonly Readonly<Record<string, string>>[];
  /** Observations by the first bound that holds them; the last place is for those above every bound. */
  readonly counts: number[];
  sum: number;
}

/** Upper bounds in seconds: from answers out of memory to the deadline of a quotation. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * A histogram of seconds that costs next to nothing to add to, as it is on the way of every request. It is read as one of
 * prom-client's own metrics.
 */
export class Timings {
  readonly type = 'histogram';
  private readonly series: Series[] = [];
  private readonly byLabels = new ByLabels<Series>();

  constructor(
    readonly name: string,
    readonly help: string,
    private readonly labelNames: readonly string[],
  ) {}

  observe(seconds: number, ...labels: string[]): void {
    const series = this.byLabels.of(labels, this.begin);
    series.sum += seconds;
    let place = 0;
    while (place < BOUNDS.length && seconds > existing(BOUNDS[place], 'bound of the histogram')) place++;
    series.counts[place] = existing(series.counts[place], 'bucket of the histogram') + 1;
  }

  /** Every series as Prometheus wants it: cumulative buckets, their sum and their count. */
  get() {
    const { name, help, type } = this;
    return Promise.resolve({
      name,
      help,
      type,
      aggregator: 'sum',
      values: this.series.flatMap(this.values),
    });
  }

  private readonly begin = (labels: LabelValues): Series => {
    const named = Object.fromEntries(this.labelNames.map((label, place) => [label, labels[place] ?? '']));
    const ofBuckets = [...BOUNDS.map(String), '+Inf'].map((le) => ({ ...named, le }));
    const series = { named, ofBuckets, counts: Array<number>(ofBuckets.length).fill(0), sum: 0 };
    this.series.push(series);
    return series;
  };

  private readonly values = ({ named, ofBuckets, counts, sum }: Series) => {
    let total = 0;
    const buckets = ofBuckets.map((labels, place) => {
      total += existing(counts[place], 'bucket of the histogram');
      return { metricName: `${this.name}_bucket`, labels, value: total };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels: named, value: sum },
      { metricName: `${this.name}_count`, labels: named, value: total },
    ];
  };
}
