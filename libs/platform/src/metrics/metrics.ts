import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestNote } from '../logging/request-notes';
import { processMetrics } from './process-metrics';

export type { Counter, Gauge, Histogram } from 'prom-client';

/** Upper bounds of histograms in seconds: from answers out of memory to the longest deadline of a quotation. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 180];

/**
 * The metrics of an application and of its process, for Prometheus. Labels are names of ours, never anything that a caller
 * sent.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = this.histogram('cotiza_http_request_seconds', 'HTTP requests by route and status.', [
    'method',
    'route',
    'status',
  ]);

  private readonly tools = this.histogram('cotiza_mcp_tool_seconds', 'Calls of tools over MCP by what came of them.', [
    'tool',
    'outcome',
  ]);
  private readonly refused = this.counter('cotiza_requests_refused_total', 'Requests that were refused, by code.', [
    'route',
    'error',
  ]);
  private readonly callers = this.counter(
    'cotiza_caller_requests_total',
    'Requests of callers with a key, by outcome.',
    ['caller', 'outcome'],
  );

  /**
   * @param route as it is written; undefined for an address that is none of ours
   * @param note names of ours alone
   */
  requestServed(
    method: string,
    route: string = 'none',
    { status, seconds, note }: { readonly status: number; readonly seconds: number; readonly note?: RequestNote },
  ): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
    if (note?.tool !== undefined) this.tools.observe({ tool: note.tool, outcome: note.refusal ?? 'ok' }, seconds);
    if (note?.refusal !== undefined) this.refused.inc({ route, error: note.refusal });
    if (note?.caller !== undefined) this.callers.inc({ caller: note.caller, outcome: note.refusal ?? 'ok' });
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

  histogram<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Returns the metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return Registry.merge([this.registry, processMetrics()]).metrics();
  }
}
