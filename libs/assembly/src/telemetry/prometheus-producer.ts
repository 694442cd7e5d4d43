import { ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics } from '@cotiza/platform';

/** A value of prom-client. */
interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  /** Of a histogram: its name with `_bucket`, `_sum` or `_count`. */
  readonly metricName?: string;
}

/** A metric of prom-client. */
interface PrometheusMetric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly Value[];
}

type Period = Pick<DataPoint<unknown>, 'startTime' | 'endTime'>;

/** Sends the metrics of `/metrics` through OpenTelemetry under the same names and labels. */
export function prometheusProducer(metrics: Pick<Metrics, 'counted'>, resource: Resource): MetricProducer {
  const startTime = hrTime();
  return {
    collect: async () => {
      const period = { startTime, endTime: hrTime() };
      const read = (await metrics.counted()) as readonly PrometheusMetric[];
      const scopeMetrics = [{ scope: { name: 'cotiza' }, metrics: read.map((metric) => metricData(metric, period)) }];
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
    },
  };
}

function metricData({ name, help, type, values }: PrometheusMetric, period: Period): MetricData {
  const unit = name.endsWith('_seconds') ? 's' : '';
  const common = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram') {
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramPoints(name, values, period) };
  }
  const dataPoints = values.map(({ labels, value }) => ({ ...period, attributes: labels, value }));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Prometheus counts each bucket from zero upwards, OpenTelemetry from the end of the bucket before. */
function histogramPoints(name: string, values: readonly Value[], period: Period): HistogramMetricData['dataPoints'] {
  const seriesOf = new Map<string, readonly Value[]>();
  for (const value of values) {
    const key = JSON.stringify(withoutBound(value.labels));
    seriesOf.set(key, [...(seriesOf.get(key) ?? []), value]);
  }
  return Array.from(seriesOf.values(), (series) => {
    const named = (suffix: string) => series.filter(({ metricName }) => metricName === name + suffix);
    const buckets = named('_bucket');
    const counts = buckets.map(({ value }, place) => value - (buckets[place - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const [sum, count] = [named('_sum')[0]?.value ?? 0, named('_count')[0]?.value ?? 0];
    const attributes = withoutBound(buckets[0]?.labels ?? {});
    return { ...period, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

const withoutBound = ({ le: _bound, ...labels }: Value['labels']): Value['labels'] => labels;
