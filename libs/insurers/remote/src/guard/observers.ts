import type { Cents, Clock } from '@cotiza/kernel';
import { quietly, type BreakerState, type TransportEvent, type TransportFacts } from '@cotiza/transport';

/** Logs the events of insurers over the network and of their transport. */
export type InsurerReport = (event: TransportEvent | 'insurer unavailable', facts: TransportFacts) => void;

/** Metrics of insurers. It is called during each question, so it must be fast. */
export interface InsurerMetrics {
  breaker(insurer: string, state: BreakerState): void;
  /** @param count questions in progress */
  inFlight(insurer: string, count: number): void;
  /** Counts a price whose parts did not add up and are not shown. */
  breakdownLeftOut(insurer: string): void;
  /** Adds the bill for a question, in cents. */
  billed(insurer: string, cents: Cents): void;
}

/** Records nothing. */
export const NO_METRICS: InsurerMetrics = {
  breaker: () => undefined,
  inFlight: () => undefined,
  breakdownLeftOut: () => undefined,
  billed: () => undefined,
};

/** Counts the questions of a window that begins with the first one: on its own, or together with other processes. */
export interface QuestionCounter {
  /** Counts one question under every key, or none where one of them is full. */
  take(
    counts: readonly { readonly key: string; readonly windowMs: number; readonly limit: number }[],
  ): Promise<{ readonly isFull: true } | { readonly isFull: false; readonly giveBack: () => Promise<void> }>;
}

/** The clock, logger and metrics of insurers. */
export interface Observers {
  readonly clock: Clock;
  readonly report: InsurerReport;
  readonly metrics: InsurerMetrics;
  /** Counts questions with a bill; insurers with limits of their bills need it. */
  readonly counter?: QuestionCounter;
}

/** Wraps observers so that their errors do not affect a quotation. */
export function harmless({ clock, report, metrics }: Observers): Observers {
  return {
    clock,
    report: quietly(report),
    metrics: {
      breaker: quietly(metrics.breaker.bind(metrics)),
      inFlight: quietly(metrics.inFlight.bind(metrics)),
      breakdownLeftOut: quietly(metrics.breakdownLeftOut.bind(metrics)),
      billed: quietly(metrics.billed.bind(metrics)),
    },
  };
}
