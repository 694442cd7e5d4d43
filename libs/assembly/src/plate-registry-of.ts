import { sandboxPlateRegistry } from '@cotiza/catalogues';
import { httpPlateRegistry } from '@cotiza/plate-registry';
import { baseUrlFault } from '@cotiza/transport';
import type { Clock } from '@cotiza/kernel';
import type { Logger, Metrics, Settings } from '@cotiza/platform';
import type { PlateRegistry } from '@cotiza/quoting';
import { plateMetrics } from './plate-metrics';

/** Who knows plates, and how to let go of it. */
export interface OpenRegistry {
  readonly registry: PlateRegistry;
  close(): Promise<void>;
}

const FAULT =
  'PLATE_REGISTRY_URL must be an address that begins with https://, or with http:// on this machine, without credentials, query or fragment: plates are personal';

/** What is wrong with the address of a registry, in one sentence: the rule is that of insurers' addresses. */
export function plateRegistryFaults({
  PLATE_REGISTRY_URL: url,
}: Pick<Settings, 'PLATE_REGISTRY_URL'>): readonly string[] {
  return url === undefined || baseUrlFault(url) === undefined ? [] : [FAULT];
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
