import type { InsurerMetrics } from '@cotiza/insurers-remote';
import { toEuros } from '@cotiza/kernel';
import type { Metrics } from '@cotiza/platform';
import type { BreakerState } from '@cotiza/transport';

const LEVELS: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * Measures the transports of insurers; the outcomes of questions are counted where quotations are made.
 *
 * @returns makes the metrics of a line-up of insurers. Only the last one counts: insurers that it lacks are shown no more, and
 * the transports of the one before, which still answer for a moment, change nothing
 */
export function insurerMetrics(metrics: Metrics): () => InsurerMetrics {
  const breakers = metrics.gauge(
    'cotiza_insurer_breaker',
    'Circuit breaker: 0 closed, 1 half-open, 2 open.',
    ['insurer'],
    undefined,
  );
  const calls = metrics.gauge('cotiza_insurer_questions_in_flight', 'Questions being answered now.', ['insurer']);
  const leftOut = metrics.counter(
    'cotiza_insurer_breakdowns_left_out_total',
    'Offers whose breakdown did not add up to their price and is not shown.',
    ['insurer'],
  );
  const bills = metrics.counter(
    'cotiza_insurer_billed_euros_total',
    'Bills for the questions to insurers that charge for them.',
    ['insurer'],
  );
  let heard: object | undefined;
  return () => {
    const lineup = (heard = {});
    breakers.reset();
    calls.reset();
    return {
      breaker: (insurer, state) => {
        if (heard === lineup) breakers.set({ insurer }, LEVELS[state]);
      },
      inFlight: (insurer, count) => {
        if (heard === lineup) calls.set({ insurer }, count);
      },
      breakdownLeftOut: (insurer) => leftOut.inc({ insurer }),
      billed: (insurer, cents) => bills.inc({ insurer }, toEuros(cents)),
    };
  };
}
