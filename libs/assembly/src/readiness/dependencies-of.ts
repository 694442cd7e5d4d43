import type { Clock } from '@cotiza/kernel';
import { atMostEvery, readinessOf, type Dependency, type Metrics } from '@cotiza/platform';
import type { Storage } from '@cotiza/storage';
import type { AppParts } from '../app-parts';
import { diskMetrics, diskSpace, writtenFolders } from './disk-space';
import { outboxFlow, outboxMetrics, type OutboxWatch } from './outbox-watch';
import type { Settings } from '../settings/service-settings';

/** Checks that write or read a disk run at most this often. */
const CHECK_EVERY_MS = 1000;

/** Returns the dependencies of an app of these parts, which are metrics too. */
export function dependenciesOf(
  parts: AppParts,
  settings: Settings,
  { storage, outboxWatch, others }: { storage: Storage; outboxWatch: OutboxWatch; others: readonly Dependency[] },
  { clock, metrics }: { readonly clock: Clock; readonly metrics: Metrics },
): readonly Dependency[] {
  const folders = writtenFolders(parts, settings);
  const atTimes = ({ name, check }: Dependency): Dependency => ({
    name,
    check: atMostEvery(CHECK_EVERY_MS, clock, check),
  });
  const dependencies = [
    atTimes({ name: 'storage', check: () => storage.checkWriting() }),
    ...(folders.length > 0 ? [atTimes(diskSpace(folders, settings))] : []),
    outboxFlow(outboxWatch, settings),
    ...others,
  ];
  diskMetrics(metrics, folders);
  outboxMetrics(metrics, outboxWatch);
  metrics.gauge('cotiza_dependency', '0 as it should be, 1 degraded, 2 gone.', ['name'], async (gauge) => {
    const { missing, degraded } = await readinessOf(dependencies);
    for (const { name } of dependencies) {
      gauge.set({ name }, missing.includes(name) ? 2 : degraded.includes(name) ? 1 : 0);
    }
  });
  return dependencies;
}
