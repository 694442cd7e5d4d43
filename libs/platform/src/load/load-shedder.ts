import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { Refusal } from '@cotiza/contract';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics';
import { ProblemException } from '../problem.exception';

/** Work that is refused under overload: a quotation promises that messages are delivered, an estimate does not. */
export type SheddableWork = 'quotation' | 'estimate';

export interface LoadShedderOptions {
  /** Quotations and estimates that may be under way at once, those that wait for insurers included. */
  readonly mostUnderWay: number;
  /** Returns whether no more messages may be promised. */
  readonly isOutboxFull: () => boolean;
  /** Called for each quotation or estimate with what became of it. */
  readonly observe?: (outcome: 'admitted' | 'refused') => void;
  /** Returns by how many milliseconds the event loop is late; measured unless given. */
  readonly loopDelayMs?: () => number;
  /** Returns milliseconds of a clock that only goes forward; that of the process unless given. */
  readonly now?: () => number;
}

/** Quotations that may wait to be kept: some 0.2 seconds of work, whether insurers answer at once or over the network. */
const QUEUED_AT_MOST = 200;

/** Quotations and estimates under way from which a process is busy: those of a single caller are fewer. */
const BUSY_FROM = 8;
/** Answers come in groups: between two of them little is under way. */
const BUSY_FOR_MS = 1000;

/** An event loop that is never less late than this has more work than it can do, in milliseconds. */
const LATE_MS = 250;

/** Seconds until a refused caller tries again: spread, so that not all come back at once. */
const RETRY_AFTER_SECONDS = [3, 4, 5, 6, 7, 8];
const RETRY_WHEN_OUTBOX_FULL_SECONDS = 60;

/**
 * Refuses quotations and estimates at once when the process has more of them than it can answer in time: by how many are under
 * way, how many of those wait to be kept, and how late the event loop is.
 */
export class LoadShedder {
  private underWay = 0;
  private queued = 0;
  private refused = 0;
  private busyAt = -Infinity;
  private readonly loopDelayMs: () => number;
  private readonly now: () => number;

  constructor(private readonly options: LoadShedderOptions) {
    this.loopDelayMs = options.loopDelayMs ?? eventLoopDelayMs;
    this.now = options.now ?? (() => performance.now());
  }

  /** Returns why one more quotation or estimate is refused; undefined when there is room. */
  refusal(work: SheddableWork): Refusal | undefined {
    const retryAfterSeconds = this.secondsToWait(work);
    if (retryAfterSeconds === undefined) return undefined;
    this.refused++;
    this.options.observe?.('refused');
    return { problem: 'servicio_saturado', faults: [], retryAfterSeconds };
  }

  /** Runs a quotation or an estimate and counts it until it ends, or refuses it when there is no room any more. */
  async runOrRefuse<T>(kind: SheddableWork, work: () => Promise<T>): Promise<T | { readonly refusal: Refusal }> {
    const refusal = this.refusal(kind);
    if (refusal) return { refusal };
    this.options.observe?.('admitted');
    this.underWay++;
    if (this.underWay >= BUSY_FROM) this.busyAt = this.now();
    try {
      return await work();
    } finally {
      this.underWay--;
    }
  }

  /** Counts a quotation as queued while it waits to be kept. */
  async whileQueued<T>(kept: T | Promise<T>): Promise<T> {
    this.queued++;
    try {
      return await kept;
    } finally {
      this.queued--;
    }
  }

  /** True while so much is under way, or was within the last second, that what can wait should. */
  get isBusy(): boolean {
    return this.now() - this.busyAt < BUSY_FOR_MS;
  }

  /** Returns the figures of the moment, for the metrics. */
  get state() {
    return {
      underWay: this.underWay,
      queued: this.queued,
      limit: this.options.mostUnderWay,
      loopDelayMs: this.loopDelayMs(),
    };
  }

  private secondsToWait(work: SheddableWork): number | undefined {
    if (work === 'quotation' && this.options.isOutboxFull()) return RETRY_WHEN_OUTBOX_FULL_SECONDS;
    const hasRoom =
      this.underWay < this.options.mostUnderWay && this.queued < QUEUED_AT_MOST && this.loopDelayMs() < LATE_MS;
    return hasRoom ? undefined : RETRY_AFTER_SECONDS[this.refused % RETRY_AFTER_SECONDS.length];
  }
}

const RESOLUTION_MS = 10;
const SAMPLE_MS = 500;
const NS_PER_MS = 1e6;

let histogram: IntervalHistogram | undefined;
let sampledAt = 0;
/** The least delay of each of the last two samples. */
let lastMs: readonly [before: number, now: number] = [0, 0];

/** Returns the least delay of the event loop over the last two samples of half a second or more: one long task is no overload. */
function eventLoopDelayMs(): number {
  const now = performance.now();
  if (histogram === undefined) {
    histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    histogram.enable();
    sampledAt = now;
  }
  // Without a tick since the last sample nothing new is known.
  if (now - sampledAt >= SAMPLE_MS && histogram.count > 0) {
    // The histogram counts from tick to tick, the time between them included.
    lastMs = [lastMs[1], Math.max(0, histogram.min / NS_PER_MS - RESOLUTION_MS)];
    histogram.reset();
    sampledAt = now;
  }
  return Math.min(...lastMs);
}

/** Marks a route that makes quotations or estimates: under overload it is refused before its body is read. */
export const ShedsLoad = (work: SheddableWork) => RouteConfig({ shedsLoad: work });

/** Refuses requests of the routes so marked while there is no room for them. */
export function shedLoad(server: FastifyInstance, load: LoadShedder): void {
  server.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    const { shedsLoad } = routeOptions.config as { readonly shedsLoad?: SheddableWork };
    const refusal = shedsLoad && load.refusal(shedsLoad);
    if (refusal) done(new ProblemException(refusal));
    else done();
  });
}

/** Returns what counts quotations and estimates by what became of them. */
export function admissionCounter(metrics: Metrics): NonNullable<LoadShedderOptions['observe']> {
  const counter = metrics.counter('cotiza_admissions_total', 'Quotations by whether they were begun.', ['outcome']);
  return (outcome) => counter.inc({ outcome });
}

const SECOND_MS = 1000;

/** Registers gauges of how near quotations are to being refused. */
export function loadMetrics(metrics: Metrics, load: LoadShedder): void {
  const registerGauge = (name: string, help: string, read: () => number) =>
    metrics.gauge(name, help, [], (gauge) => Promise.resolve(gauge.set(read())));
  registerGauge('cotiza_quotes_in_flight', 'Quotations under way.', () => load.state.underWay);
  registerGauge('cotiza_quotes_in_flight_limit', 'Quotations that may be under way.', () => load.state.limit);
  registerGauge('cotiza_quotes_queued', 'Quotations that wait to be kept.', () => load.state.queued);
  registerGauge(
    'cotiza_event_loop_late_seconds',
    'Least delay of the event loop in the last two samples of half a second or more.',
    () => load.state.loopDelayMs / SECOND_MS,
  );
}
