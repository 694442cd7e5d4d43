import { sandboxPlateRegistry } from '@cotiza/catalogues';
import { httpPlateRegistry } from '@cotiza/plate-registry';
import type { Clock } from '@cotiza/kernel';
import type { Logger, Metrics } from '@cotiza/platform';
import type { PlateRegistry } from '@cotiza/quoting';
import { plateMetrics } from './plate-metrics';
import type { Settings } from './settings/service-settings';

/** Who knows plates, and how to let go of it. */
export interface OpenRegistry {
  readonly registry: PlateRegistry;
  close(): Promise<void>;
}

type RegistrySettings = Pick<Settings, 'PLATE_REGISTRY_URL' | 'PLATE_REGISTRY_KEY'>;

/** The plate registry of the settings; without one, the published plates to try. */
export function plateRegistryOf(
  { PLATE_REGISTRY_URL: baseUrl, PLATE_REGISTRY_KEY: apiKey = '' }: RegistrySettings,
  clock: Clock,
  logger: Logger,
  metrics: Metrics,
): OpenRegistry {
  if (baseUrl === undefined) return { registry: sandboxPlateRegistry, close: () => Promise.resolve() };
  const registry = httpPlateRegistry({
    ...{ baseUrl, apiKey, clock },
    report: (event, facts) => logger.warn(facts, event),
    observe: plateMetrics(metrics),
  });
  return { registry, close: () => registry.close() };
}
