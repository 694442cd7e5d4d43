import { randomUUID } from 'node:crypto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Metrics } from '@cotiza/platform';
import { reportingFailures } from './export-failures';
import { tracerOn } from './open-telemetry-tracer';
import { prometheusProducer } from './prometheus-producer';

/** Spans beyond these are dropped, so that a collector that is down costs no memory. */
const WAITING_AT_MOST = 2048;
const SENT_AT_ONCE = 512;
const SEND_EVERY_MS = 5000;
const METRICS_EVERY_MS = 15_000;
/** Time of one export; a process that ends waits no longer for it. */
const TIMEOUT_MS = 3000;

/**
 * Sends traces and metrics with the SDK of OpenTelemetry to an address without a slash at its end.
 *
 * @param report called once when sending begins to fail, with the reason, and once when it works again
 */
export function openTelemetry(
  { endpoint, serviceName }: { readonly endpoint: string; readonly serviceName: string },
  metrics: Pick<Metrics, 'counted'>,
  report: (isSent: boolean, reason?: string) => void,
) {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() });
  const watch = reportingFailures(report);
  const way = (path: string) => ({ url: `${endpoint}${path}`, timeoutMillis: TIMEOUT_MS });
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(watch(new OTLPTraceExporter(way('/v1/traces'))), {
        maxQueueSize: WAITING_AT_MOST,
        maxExportBatchSize: SENT_AT_ONCE,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: watch(new OTLPMetricExporter(way('/v1/metrics'))),
    exportIntervalMillis: METRICS_EVERY_MS,
    exportTimeoutMillis: TIMEOUT_MS,
    metricProducers: [prometheusProducer(metrics, resource)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  return {
    tracer: tracerOn(traces.getTracer('cotiza')),
    /** Sends what is left, within a few seconds. Never rejects. */
    stop: async () => {
      // Failures have been reported by the exporters.
      await Promise.allSettled([traces.shutdown(), meters.shutdown({ timeoutMillis: TIMEOUT_MS })]);
    },
  };
}
