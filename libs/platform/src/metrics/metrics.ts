import { Counter, Gauge, Registry, type Metric } from 'prom-client';
import type { RequestNote } from '../http/request-notes';
import { Counts } from './counts';
import { processMetrics } from './process-metrics';
import { currentWorker, WORKER_TOPICS } from '../workers/worker';
import { Timings } from './timings';

export type { Gauge } from 'prom-client';

/** Longer than whoever adds them up waits for a process that says nothing, in milliseconds. */
const METRICS_TIMEOUT_MS = 5000;

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

  private readonly tools = this.timings('cotiza_mcp_tool_seconds', 'Calls of tools over MCP by what came of them.', [
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
    this.requests.observe(seconds, method, route, String(status));
    if (note?.tool !== undefined) this.tools.observe(seconds, note.tool, note.refusal ?? 'ok');
    if (note?.refusal !== undefined) this.refused.inc({ route, error: note.refusal });
    if (note?.caller !== undefined) this.callers.inc({ caller: note.caller, outcome: note.refusal ?? 'ok' });
  }

  counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counts<L> {
    const counts = new Counts(labelNames);
    new Counter<L>({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        counts.addTo(this);
      },
    });
    return counts;
  }

  /**
   * @param collect sets the gauge each time it is read, where it is not set as it changes
   * @param together what it is for several processes: the sum of theirs, unless each tells of the same thing
   */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    collect?: (gauge: Gauge<L>) => Promise<void>,
    together: 'sum' | 'max' | 'first' = 'sum',
  ): Gauge<L> {
    return new Gauge<L>({
      name,
      help,
      labelNames,
      aggregator: together,
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

  /** Where several processes serve together, what all of them count, whichever is asked. */
  text(): Promise<string> {
    const worker = currentWorker();
    if (!worker) return this.own().metrics();
    return worker.conversation.ask<string>(WORKER_TOPICS.metrics, undefined, METRICS_TIMEOUT_MS);
  }

  /** Has whoever supervises this process add up what it counts with what the others count. */
  countWithOthers(): void {
    currentWorker()?.conversation.answer(WORKER_TOPICS.metrics, () => this.counted());
  }

  /** What this process counts, to be added to what others count. */
  counted(): Promise<object[]> {
    return this.own().getMetricsAsJSON();
  }

  private own(): Registry {
    return Registry.merge([this.registry, processMetrics()]);
  }
}
