import { sandboxPlateRegistry } from '@cotiza/catalogues';
import { httpPlateRegistry } from '@cotiza/plate-registry';
import type { Clock } from '@cotiza/kernel';
import type { Logger, Metrics } from '@cotiza/platform';
import type { PlateRegistry } from '@cotiza/quoting';
import type { Settings } from './settings/service-settings';
import type { ShutdownTasks } from './shutdown-tasks';

const SECOND_MS = 1000;
/** Time that a customer needs for a form. */
const REMEMBERED_MS = 3_600_000;

type RegistrySettings = Pick<Settings, 'PLATE_REGISTRY_URL' | 'PLATE_REGISTRY_KEY'>;

/** Returns the plate registry of the settings, whose look-ups are counted; without one, the published plates to try. */
export function plateRegistryOf(
  { PLATE_REGISTRY_URL: baseUrl, PLATE_REGISTRY_KEY: apiKey = '' }: RegistrySettings,
  clock: Clock,
  logger: Logger,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
): PlateRegistry {
  if (baseUrl === undefined) return sandboxPlateRegistry;
  const help = 'Look-ups of the plate registry by outcome.';
  const lookUps = metrics.histogram('cotiza_plate_lookup_seconds', help, ['outcome']);
  const registry = httpPlateRegistry({
    ...{ baseUrl, apiKey, clock, rememberMs: REMEMBERED_MS },
    report: (event, facts) => logger.warn(facts, event),
    observe: (outcome, ms) => lookUps.observe({ outcome }, ms / SECOND_MS),
  });
  atShutdown.addFirst(() => registry.close());
  return registry;
}
