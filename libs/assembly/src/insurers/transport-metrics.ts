import type { BreakerState, TransportMetrics } from '@cotiza/insurers-remote';
import type { Metrics } from '@cotiza/platform';

const LEVELS: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Counts what only the transport knows; what came of each question is counted where quotations are made. */
export function transportMetrics(metrics: Metrics): TransportMetrics {
  const breakers = metrics.gauge('cotiza_insurer_breaker', 'Circuit breaker: 0 closed, 1 half-open, 2 open.', [
    'insurer',
  ]);
  const calls = metrics.gauge('cotiza_insurer_questions_in_flight', 'Questions being answered now.', ['insurer']);
  return {
    observe: () => undefined,
    breaker: (insurer, state) => breakers.set({ insurer }, LEVELS[state]),
    inFlight: (insurer, count) => calls.set({ insurer }, count),
  };
}
