import type { InsuranceLine } from '@cotiza/contract';

/** What came of a question: the kind of answer, why there was none, or that the insurer was not asked at all. */
export type MeasuredOutcome = 'offers' | 'declined' | 'deadline' | 'failure' | 'invalid-answer' | 'not-asked';

/** `open`: it is not asked. `half-open`: one question decides whether it is asked again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Whoever counts what the transport does. It is told on the way of each question, so it must be quick. */
export interface TransportMetrics {
  /** @param ms milliseconds from the question to the outcome */
  observe(insurer: string, line: InsuranceLine, outcome: MeasuredOutcome, ms: number): void;
  breaker(insurer: string, state: BreakerState): void;
  /** @param count questions being answered at this moment */
  inFlight(insurer: string, count: number): void;
}

/** Counts nothing. */
export const NO_METRICS: TransportMetrics = {
  observe: () => undefined,
  breaker: () => undefined,
  inFlight: () => undefined,
};
