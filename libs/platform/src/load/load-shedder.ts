import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { Refusal } from '@cotiza/problems';

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
}

/** An event loop that is never less late than this has more work than it can do, in milliseconds. */
const LATE_MS = 250;
const SAMPLE_MS = 500;
const NS_PER_MS = 1e6;

/** Seconds until a refused caller tries again: spread, so that not all come back at once. */
const RETRY_AFTER_SECONDS = [3, 4, 5, 6, 7, 8];
const RETRY_WHEN_OUTBOX_FULL_SECONDS = 60;

/**
 * Refuses quotations and estimates at once when the process has more of them than it can answer in time. Nothing is queued
 * beyond those under way: a caller that waits outside comes back, one that waits inside holds memory.
 */
export class LoadShedder {
  private underWay = 0;
  private refused = 0;
  private readonly loopDelayMs: () => number;

  constructor(private readonly options: LoadShedderOptions) {
    this.loopDelayMs = options.loopDelayMs ?? eventLoopDelayMs;
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
    try {
      return await work();
    } finally {
      this.underWay--;
    }
  }

  /** Returns the figures of the moment, for the metrics. */
  get state() {
    return { underWay: this.underWay, limit: this.options.mostUnderWay, loopDelayMs: this.loopDelayMs() };
  }

  private secondsToWait(work: SheddableWork): number | undefined {
    if (work === 'quotation' && this.options.isOutboxFull()) return RETRY_WHEN_OUTBOX_FULL_SECONDS;
    const hasRoom = this.underWay < this.options.mostUnderWay && this.loopDelayMs() < LATE_MS;
    return hasRoom ? undefined : RETRY_AFTER_SECONDS[this.refused % RETRY_AFTER_SECONDS.length];
  }
}

const RESOLUTION_MS = 10;

let histogram: IntervalHistogram | undefined;
let delayMs = 0;
let sampledAt = 0;

/** Returns the least delay of the event loop over the last half second or more: one long task is no overload. */
function eventLoopDelayMs(): number {
  const now = performance.now();
  if (histogram === undefined) {
    histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    histogram.enable();
    sampledAt = now;
  }
  if (now - sampledAt >= SAMPLE_MS) {
    // The histogram counts from tick to tick, the time between them included.
    delayMs = histogram.count === 0 ? 0 : Math.max(0, histogram.min / NS_PER_MS - RESOLUTION_MS);
    histogram.reset();
    sampledAt = now;
  }
  return delayMs;
}
