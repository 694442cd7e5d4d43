import type { Settings } from '@cotiza/assembly';
import { httpOrigin } from '@cotiza/kernel';

type Where = Pick<Settings, 'CONSOLE_METRICS' | 'METRICS_HOST' | 'METRICS_PORT' | 'HOST' | 'PORT'>;

const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

/** Returns the metrics addresses of the processes; by default, that of a process with the same settings. */
export function metricsAddresses(settings: Where): readonly string[] {
  const { CONSOLE_METRICS: given, METRICS_PORT = settings.PORT } = settings;
  if (given.length > 0) return given;
  const host = settings.METRICS_PORT === undefined ? settings.HOST : settings.METRICS_HOST;
  return [`${httpOrigin(EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host, METRICS_PORT)}/metrics`];
}
