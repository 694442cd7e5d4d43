import { randomUUID } from 'node:crypto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { reportingFailures } from './export-failures';
import { tracerOn } from './open-telemetry-tracer';

/** Time of one export; a process that ends waits no longer for it. */
const TIMEOUT_MS = 3000;

/**
 * Sends traces with the SDK of OpenTelemetry to an address without a slash at its end.
 *
 * @param report called once when sending begins to fail, with the reason, and once when it works again
 */
export function openTelemetry(
  { endpoint, serviceName }: { readonly endpoint: string; readonly serviceName: string },
  report: (isSent: boolean, reason?: string) => void,
) {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS });
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(reportingFailures(exporter, report), { exportTimeoutMillis: TIMEOUT_MS })],
  });
  return {
    tracer: tracerOn(traces.getTracer('cotiza')),
    /** Sends what is left, within a few seconds. Never rejects. */
    stop: () =>
      traces.shutdown().catch(() => {
        // The exporter has reported it.
      }),
  };
}
