import { readinessOf, type Dependency, type Gauge, type Metrics } from '@cotiza/platform';

/** What `/health/ready` says of each dependency, for Prometheus. */
export function dependencyMetrics(metrics: Metrics, dependencies: readonly Dependency[]): void {
  const tell = async (gauge: Gauge<'name'>): Promise<void> => {
    const { missing, degraded } = await readinessOf(dependencies);
    for (const { name } of dependencies) {
      gauge.set({ name }, missing.includes(name) ? 2 : degraded.includes(name) ? 1 : 0);
    }
  };
  metrics.gauge('cotiza_dependency', '0 as it should be, 1 degraded, 2 gone.', ['name'], tell);
}
