import {
  DEGRADED,
  FixedWindowStorage,
  openRedis,
  SharedStorage,
  type Dependency,
  type LimitStorage,
  type Metrics,
} from '@cotiza/platform';
import type { AppContext } from './app-context';
import type { ShutdownTasks } from './shutdown.module';

/** Where an app counts requests. */
export interface Counting {
  readonly limits: LimitStorage;
  /** What it counts on, if that is not this process alone. */
  readonly dependencies: readonly Dependency[];
}

/**
 * Counts on the Redis of the settings, together with other processes; or without it in this process, or in the one that supervises
 * several on one address.
 */
export async function limitStorageOf(
  context: AppContext,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
): Promise<Counting> {
  const { settings, clock, logger } = context;
  const own = new FixedWindowStorage(clock);
  const { REDIS_URL: url } = settings;
  if (url === undefined) return { limits: own, dependencies: [] };
  const { host } = new URL(url);
  const waits = metrics.histogram('cotiza_redis_seconds', 'Waits of requests for Redis.', ['outcome']);
  const counts = metrics.counter('cotiza_limit_counts_total', 'What counts in a limit, by where it was counted.', [
    'where',
  ]);
  const limits = new SharedStorage({
    own,
    clock,
    open: (onLost) => openRedis(url, onLost),
    observer: {
      shared: () => logger.info({ redis: host }, 'limits shared'),
      alone: (reason) => logger.warn({ redis: host, reason }, 'limits not shared: each process counts by itself'),
      waited: (seconds, outcome) => waits.observe({ outcome }, seconds),
      counted: (where) => counts.inc({ where }),
    },
  });
  atShutdown.addFirst(() => Promise.resolve(limits.close()));
  await limits.start();
  const check: Dependency['check'] = () => Promise.resolve(limits.isShared ? undefined : DEGRADED);
  return { limits, dependencies: [{ name: 'limits', check }] };
}
