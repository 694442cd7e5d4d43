import type { Tracer } from '@cotiza/kernel';
import type { Metrics } from '@cotiza/platform';
import type { AppContext } from '../app-context';
import type { Settings } from '../settings/service-settings';
import type { ShutdownTasks } from '../shutdown.module';
import type { Telemetry, TelemetrySources, TelemetryTerms } from './open-telemetry';

/** Where the settings have telemetry sent; undefined where they name no collector. */
export const telemetryTermsOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
}: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME'>): TelemetryTerms | undefined =>
  endpoint === undefined ? undefined : { endpoint, serviceName };

/** Begins to send telemetry. What does it is loaded only now: whoever names no collector pays nothing for it. */
export async function startTelemetry(terms: TelemetryTerms, sources: TelemetrySources): Promise<Telemetry> {
  const { openTelemetry } = await import('./open-telemetry.js');
  return openTelemetry(terms, sources);
}

/**
 * What tells the collector that the settings name, with its troubles in the log; undefined where they name none. It is the last that is
 * let go of, so that it hears of all.
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
