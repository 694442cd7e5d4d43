import type { Law } from '@cotiza/insurers-port';
import type { QuestionCounter } from '@cotiza/insurers-remote';
import type { Environment } from '@cotiza/kernel';
import type { Metrics } from '@cotiza/platform';
import type { InsurerPanel, PlateRegistry } from '@cotiza/quoting';
import type { AppContext } from './app-context';
import { insurerMetrics } from './insurers/insurer-metrics';
import type { InsurerLogo } from './insurers/insurer-logo';
import { runInsurers } from './insurers/running-insurers';
import { onHangUp } from './operator-files/on-hang-up';
import { plateRegistryOf } from './plate-registry-of';
import type { ShutdownTasks } from './shutdown-tasks';

/** The insurers and the plate registry that are asked, and the law. */
export interface AskedSources {
  readonly insurerPanel: InsurerPanel;
  readonly plateRegistry: PlateRegistry;
  readonly logoOf: (insurer: string) => InsurerLogo | undefined;
  /** The packaged series of the law when absent. */
  readonly law?: Law;
}

/** Opens the insurers and registries of the settings; insurers and rate books are read again on SIGHUP. */
export function openSources(
  { settings, clock, logger, law }: AppContext,
  environment: Environment,
  { metrics, counter }: { readonly metrics: Metrics; readonly counter: QuestionCounter },
  atShutdown: ShutdownTasks,
): AskedSources {
  const insurers = runInsurers(settings, {
    clock,
    law,
    logger,
    environment,
    counter,
    metrics: insurerMetrics(metrics),
  });
  atShutdown.addFirst(() => insurers.close());
  if ((settings.INSURERS_FILE ?? settings.RATE_BOOKS_DIR) !== undefined) onHangUp(() => insurers.reload(), atShutdown);
  const plateRegistry = plateRegistryOf(settings, clock, logger, metrics, atShutdown);
  return { insurerPanel: insurers.panel, plateRegistry, logoOf: (name) => insurers.logoOf(name), law };
}
