import { hrTime } from '@opentelemetry/core';
import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  InstrumentType,
  type DataPoint,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics } from '@cotiza/platform';

/** A value as prom-client gives it. */
interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  /** Which part of a histogram it is. */
  readonly metricName?: string;
}

/** A metric as prom-client gives it. */
interface Counted {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly Value[];
}

type Span = { readonly startTime: HrTime; readonly endTime: HrTime };

/** What `/metrics` tells, for OpenTelemetry: the same names, labels and values. */
export function countedProducer(metrics: Pick<Metrics, 'counted'>, resource: Resource): MetricProducer {
  const startTime = hrTime();
  return {
    collect: async () => {
      const during = { startTime, endTime: hrTime() };
      const all = ((await metrics.counted()) as readonly Counted[]).map((counted) => metricData(counted, during));
      const scopeMetrics = [{ scope: { name: 'cotiza' }, metrics: all }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

function metricData(counted: Counted, during: Span): MetricData {
  const isCounter = counted.type === 'counter';
  const common = {
    descriptor: {
      name: counted.name,
      description: counted.help,
      unit: counted.name.endsWith('_seconds') ? 's' : '',
      valueType: ValueType.DOUBLE,
      type: isCounter ? InstrumentType.COUNTER : InstrumentType.GAUGE,
      advice: {},
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (counted.type === 'histogram') return { ...common, ...histogram(counted, during) };
  const dataPoints = counted.values.map(({ labels, value }) => ({
    ...during,
    attributes: labels as Attributes,
    value,
  }));
  return isCounter
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

type Observed = DataPoint<HistogramMetricData['dataPoints'][number]['value']>;

/** Series of a histogram, whose buckets Prometheus counts up and OpenTelemetry one by one. */
function histogram({ name, values }: Counted, during: Span) {
  const series = new Map<string, { labels: Attributes; upTo: [number, number][]; sum: number; count: number }>();
  for (const { metricName, labels, value } of values) {
    const { le, ...others } = labels;
    const key = JSON.stringify(others);
    const of = series.get(key) ?? { labels: others, upTo: [], sum: 0, count: 0 };
    series.set(key, of);
    if (metricName === `${name}_sum`) of.sum = value;
    else if (metricName === `${name}_count`) of.count = value;
    else of.upTo.push([le === '+Inf' ? Infinity : Number(le), value]);
  }
  const dataPoints = Array.from(series.values(), ({ labels, upTo, sum, count }): Observed => {
    const sorted = upTo.sort(([one], [other]) => one - other);
    const counts = sorted.map(([, total], place) => total - (sorted[place - 1]?.[1] ?? 0));
    const boundaries = sorted.map(([bound]) => bound).filter(Number.isFinite);
    return { ...during, attributes: labels, value: { buckets: { boundaries, counts }, sum, count } };
  });
  return { dataPointType: DataPointType.HISTOGRAM as const, dataPoints };
}
