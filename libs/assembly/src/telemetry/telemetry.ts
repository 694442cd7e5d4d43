import type { Tracer } from '@cotiza/kernel';
import type { Metrics } from '@cotiza/platform';
import type { AppContext } from '../app-context';
import type { Settings } from '../settings/service-settings';
import type { ShutdownTasks } from '../shutdown-tasks';
import type { Telemetry, TelemetrySources, TelemetryTerms } from './open-telemetry';

/** Returns undefined when the settings name no collector. */
export const telemetryTermsOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
}: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME'>): TelemetryTerms | undefined =>
  endpoint === undefined ? undefined : { endpoint, serviceName };

/** Begins to send telemetry. The SDK is loaded here, so that a service without a collector does not pay for it. */
export async function startTelemetry(terms: TelemetryTerms, sources: TelemetrySources): Promise<Telemetry> {
  const { openTelemetry } = await import('./open-telemetry.js');
  return openTelemetry(terms, sources);
}

/**
 * Returns the tracer of the collector that the settings name, if any; failures to send are logged. It stops last, so that the spans of
 * the shutdown are sent too.
 */
export async function tracerOf(
  { settings, logger }: AppContext,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
): Promise<Tracer | undefined> {
  const terms = telemetryTermsOf(settings);
  if (!terms) return undefined;
  const report = (isSent: boolean, reason?: string) =>
    isSent ? logger.info('telemetry is sent again') : logger.warn({ reason }, 'telemetry not sent');
  const { tracer, stop } = await startTelemetry(terms, { metrics, report });
  atShutdown.addFirst(stop);
  return tracer;
}
