import { wasNotAsked } from '@cotiza/insurers-remote';
import type { Logger, Metrics } from '@cotiza/platform';
import type { InsurerAnswer, QuoteObserver } from '@cotiza/quoting';

const SECOND_MS = 1000;

/**
 * Counts what becomes of requests, and measures and logs the answer of each insurer. The answers of embedded insurers are for
 * debugging: they take no time, and fail only by a mistake, which is logged.
 */
export function quoteObserver(metrics: Metrics, logger: Logger): QuoteObserver {
  const quotes = metrics.counter('cotiza_quotes_total', 'Quotations by line and state.', ['line', 'state']);
  const estimates = metrics.counter('cotiza_estimates_total', 'Estimates by line and state.', ['line', 'state']);
  const refusals = metrics.counter('cotiza_refusals_total', 'Requests for a quotation that were refused, by code.', [
    'error',
  ]);
  const insurers = metrics.histogram('cotiza_insurer_answer_seconds', 'Answers of insurers by line and outcome.', [
    'insurer',
    'line',
    'outcome',
  ]);
  return {
    insurerAnswered: (answer, { line, reference }, { traceId: trace_id }) => {
      const [insurer, outcome, { ms = 0 }] = [answer.insurer.id, outcomeOf(answer), answer];
      insurers.observe({ insurer, line, outcome }, ms / SECOND_MS);
      const isExpected = answer.insurer.reach === 'embedded' && answer.outcome.kind !== 'unavailable';
      const facts = { trace_id, reference, insurer, line, outcome, ms };
      logger[isExpected ? 'debug' : 'info'](facts, 'insurer answered');
    },
    quoted: (line, state) => quotes.inc({ line, state }),
    estimated: (line, state) => estimates.inc({ line, state }),
    refused: (error) => refusals.inc({ error }),
  };
}

/** `offers`, `declined`, why there was no answer (`deadline`, `failure`, `invalid-answer`), or `not-asked`. */
function outcomeOf({ outcome }: InsurerAnswer): string {
  if (outcome.kind !== 'unavailable') return outcome.kind;
  return wasNotAsked(outcome) ? 'not-asked' : outcome.cause;
}
