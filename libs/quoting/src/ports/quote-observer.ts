import type { InsuranceLine } from '@cotiza/contract';
import type { ProblemCode } from '@cotiza/problems';
import type { InsurerAnswer } from '../ask/ask-insurer';

/** Counts the outcomes of requests. Its methods are called while a request is answered: they must be quick and never throw. */
export interface QuoteObserver {
  /** @param tookMs milliseconds from the question to the answer, or to the deadline */
  insurerAnswered(answer: InsurerAnswer, line: InsuranceLine, tookMs: number): void;
  quoted(line: InsuranceLine, state: 'cotizado' | 'sin_ofertas'): void;
  estimated(line: InsuranceLine, state: 'estimado' | 'sin_precios'): void;
  refused(problem: ProblemCode): void;
}
