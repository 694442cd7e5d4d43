import type { InsuranceLine } from '@cotiza/contract';
import type { ProblemCode } from '@cotiza/problems';
import type { InsurerAnswer } from '../ask/insurer-answer';

/** Whoever counts what becomes of requests. It is told on the way of each, so it must be quick, and it never throws. */
export interface QuoteObserver {
  /** @param tookMs milliseconds from the question to the answer, or to the deadline */
  insurerAnswered(answer: InsurerAnswer, line: InsuranceLine, tookMs: number): void;
  quoted(line: InsuranceLine, state: 'cotizado' | 'sin_ofertas'): void;
  /** What became of an estimate that was not refused. */
  estimated(line: InsuranceLine, state: 'estimado' | 'sin_precios'): void;
  refused(problem: ProblemCode): void;
}
