import { Counter, Gauge, Registry, type Metric } from 'prom-client';
import { processMetrics } from './process-metrics';
import { Timings } from './timings';

/**
 * What an application counts, for Prometheus to read along with what its process measures of itself. Labels are names of
 * ours, never anything that a caller sent.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.timings('cotiza_http_request_seconds', 'HTTP requests by route and status.', [
    'method',
    'route',
    'status',
  ]);

  /** @param route as it is written; undefined for an address that is none of ours */
  requestServed(method: string, route: string | undefined, status: number, seconds: number): void {
    this.requests.observe(seconds, method, route ?? 'none', String(status));
  }

  counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** @param collect sets the gauge each time it is read, where it is not set as it changes */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    collect?: (gauge: Gauge<L>) => Promise<void>,
  ): Gauge<L> {
    return new Gauge<L>({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        await collect?.(this);
      },
    });
  }

  timings(name: string, help: string, labelNames: readonly string[]): Timings {
    const timings = new Timings(name, help, labelNames);
    // The registry asks its metrics for nothing but their name and `get`.
    this.registry.registerMetric(timings as unknown as Metric);
    return timings;
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return Registry.merge([this.registry, processMetrics()]).metrics();
  }
}
