import { randomUUID } from 'node:crypto';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracer } from '@cotiza/kernel';
import type { Metrics } from '@cotiza/platform';
import { countedProducer } from './counted-producer';
import { tracerOn } from './open-telemetry-tracer';
import { watchedBy } from './watched-exporters';

/** Where telemetry goes and under which name. It can be given to another thread. */
export interface TelemetryTerms {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly serviceName: string;
}

/** What tells a collector of what is done. */
export interface Telemetry {
  readonly tracer: Tracer;
  /** Sends what is left, within a few seconds, and lets go. Never rejects. */
  stop(): Promise<void>;
}

export interface TelemetrySources {
  /** What this process counts; without it, only traces are sent. */
  readonly metrics?: Pick<Metrics, 'counted'>;
  /** Told once when sending begins to fail, with why, and once when it works again. */
  readonly report: (isSent: boolean, reason?: string) => void;
}

/** Spans that wait to be sent at most: what is more is left out, so that a collector that is down costs no memory. */
const WAITING_AT_MOST = 2048;
const SENT_AT_ONCE = 512;
const SEND_EVERY_MS = 5000;
const METRICS_EVERY_MS = 15_000;
/** How long one sending may take; a process that ends waits no longer for it. */
const TIMEOUT_MS = 3000;

/** Traces and metrics over the SDK of OpenTelemetry. */
export function openTelemetry({ endpoint, serviceName }: TelemetryTerms, sources: TelemetrySources): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() });
  const watch = watchedBy(sources.report);
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
  const meters =
    sources.metrics && metersOf(sources.metrics, resource, watch(new OTLPMetricExporter(way('/v1/metrics'))));
  return {
    tracer: tracerOn(traces.getTracer('cotiza')),
    stop: async () => {
      // What cannot be sent any more has been told of by now.
      await Promise.allSettled([traces.shutdown(), meters?.shutdown({ timeoutMillis: TIMEOUT_MS })]);
    },
  };
}

function metersOf(
  metrics: NonNullable<TelemetrySources['metrics']>,
  resource: Resource,
  exporter: OTLPMetricExporter,
): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: METRICS_EVERY_MS,
    exportTimeoutMillis: TIMEOUT_MS,
    metricProducers: [countedProducer(metrics, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}
