import { collectDefaultMetrics, Registry } from 'prom-client';

const RUNTIME_VERSION = 'nodejs_version_info';

let registry: Registry | undefined;

/**
 * Returns the metrics of the process since the first call: processor, memory, garbage collection, and the event loop every
 * 10 ms. Applications of one process share them, because prom-client never stops its observers.
 */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
    // The version would reveal known faults of the runtime.
    registry.removeSingleMetric(RUNTIME_VERSION);
  }
  return registry;
}
