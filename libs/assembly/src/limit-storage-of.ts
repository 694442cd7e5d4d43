import { DEGRADED, LimitStorage, SharedLimiter, type Dependency, type Metrics } from '@cotiza/platform';
import type { AppContext } from './app-context';
import { asksOthers, type AppParts } from './app-parts';
import type { ShutdownTasks } from './shutdown-tasks';

/** Advice by the reason why Redis is not reached: a typing error differs from a server that is away. */
const LOOK_AT: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'no machine has the name in REDIS_URL'],
  ['ECONNREFUSED', 'nothing listens on the port of REDIS_URL: Redis is stopped, or the port is wrong'],
  ['ECONNRESET', 'what listens on the port of REDIS_URL hangs up: it may be no Redis'],
  ['NOAUTH', 'Redis asks for the password that REDIS_URL lacks'],
  ['WRONGPASS', 'Redis refuses the user or password of REDIS_URL'],
]);

/** Counts together with other processes on the Redis of the settings, or in this process without one or without doors. */
export async function limitStorageOf(
  parts: AppParts,
  { settings, logger }: AppContext,
  metrics: Metrics,
  atShutdown: ShutdownTasks,
) {
  const { REDIS_URL: url } = settings;
  if (url === undefined || !asksOthers(parts)) return { limits: new LimitStorage(), dependencies: [] };
  const { host } = new URL(url);
  const waits = metrics.histogram('cotiza_redis_seconds', 'Waits of requests for Redis.', ['outcome']);
  const counts = metrics.counter('cotiza_limit_counts_total', 'Hits of limits, by where they were counted.', ['where']);
  const shared = await SharedLimiter.connect(url, {
    shared: () => logger.info({ redis: host }, 'limits shared'),
    alone: (reason) => {
      const look = LOOK_AT.get(reason);
      logger.warn({ redis: host, reason, ...(look && { look }) }, 'limits not shared: each process counts by itself');
    },
    waited: (seconds, outcome) => waits.observe({ outcome }, seconds),
    counted: (where) => counts.inc({ where }),
  });
  atShutdown.addFirst(() => shared.close());
  const check: Dependency['check'] = () => Promise.resolve(shared.isShared ? undefined : DEGRADED);
  return { limits: new LimitStorage(shared), dependencies: [{ name: 'limits', check }] };
}
