import type { Metrics } from '@cotiza/platform';
import type { AppContext } from './app-context';
import { runInsurers } from './insurers/running-insurers';
import { transportMetrics } from './insurers/transport-metrics';
import { plateRegistryOf } from './plate-registry-of';
import type { Sources } from './quoting-service';
import type { ShutdownTasks } from './shutdown.module';

/** The signal on which files of the operator are read again. */
const HANG_UP = 'SIGHUP';

/** Who is asked, as the settings say; insurers are read again when the process is told to. */
export function openSources(
  { settings, clock, logger }: AppContext,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
): Sources {
  const insurers = runInsurers(settings, { clock, logger, metrics: transportMetrics(metrics) });
  atShutdown.addFirst(() => insurers.close());
  if (settings.INSURERS_FILE !== undefined) {
    const reload = () => insurers.reload();
    process.on(HANG_UP, reload);
    atShutdown.addFirst(() => Promise.resolve(void process.off(HANG_UP, reload)));
  }
  const plates = plateRegistryOf(settings, clock, logger, metrics);
  atShutdown.addFirst(plates.close);
  return { insurerPanel: insurers.panel, plateRegistry: plates.registry };
}
