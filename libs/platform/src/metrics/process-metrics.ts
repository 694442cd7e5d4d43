import { collectDefaultMetrics, Registry } from 'prom-client';

const RUNTIME_VERSION = 'nodejs_version_info';

let registry: Registry | undefined;

/**
 * What the process measures of itself, from the first call on: processor, memory, garbage collection, and the event loop
 * every 10 ms. There is one for a process, however many applications it makes: prom-client never stops its observers.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
    // Whoever reads it need not know which faults the runtime still has.
    registry.removeSingleMetric(RUNTIME_VERSION);
  }
  return registry;
}
