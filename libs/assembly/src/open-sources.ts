import type { Environment } from '@cotiza/kernel';
import type { Metrics } from '@cotiza/platform';
import type { AppContext } from './app-context';
import { runInsurers } from './insurers/running-insurers';
import { insurerMetrics } from './insurers/insurer-metrics';
import { onHangUp } from './operator-files/on-hang-up';
import { plateRegistryOf } from './plate-registry-of';
import type { Sources } from './quoting-service';
import type { ShutdownTasks } from './shutdown.module';

/** Opens the insurers and registries of the settings; insurers and rate books are read again on SIGHUP. */
export function openSources(
  { settings, clock, logger }: AppContext,
  environment: Environment,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
): Sources {
  const insurers = runInsurers(settings, { clock, logger, environment, metrics: insurerMetrics(metrics) });
  atShutdown.addFirst(() => insurers.close());
  if ((settings.INSURERS_FILE ?? settings.RATE_BOOKS_DIR) !== undefined) onHangUp(() => insurers.reload(), atShutdown);
  const plates = plateRegistryOf(settings, clock, logger, metrics);
  atShutdown.addFirst(plates.close);
  return { insurerPanel: insurers.panel, plateRegistry: plates.registry };
}
