import type { AppContext } from '../app-context';
import type { ShutdownTasks } from '../shutdown-tasks';

/**
 * Returns the tracer of the collector that the settings name, if any; failures to send are logged. It stops last, so that the spans of
 * the shutdown are sent too.
 */
export async function tracerOf({ settings, logger }: AppContext, atShutdown: ShutdownTasks) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = settings;
  if (endpoint === undefined) return undefined;
  // A service without a collector does not load the SDK.
  const { openTelemetry } = await import('./open-telemetry.js');
  const report = (isSent: boolean, reason?: string) =>
    isSent ? logger.info('traces are sent again') : logger.warn({ reason }, 'traces not sent');
  const { tracer, stop } = openTelemetry({ endpoint, serviceName }, report);
  atShutdown.addFirst(stop);
  return tracer;
}
