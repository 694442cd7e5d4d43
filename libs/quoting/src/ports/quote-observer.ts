import type { InsuranceLine, ProblemCode } from '@cotiza/contract';
import type { Trace } from '@cotiza/kernel';
import type { InsurerAnswer, Question } from '../ask/ask-insurer';

/** Counts and logs the outcomes of requests. Its methods are called while a request is answered: they must be quick and never throw. */
export interface QuoteObserver {
  /** @param trace that of the request */
  insurerAnswered(answer: InsurerAnswer, request: Question['request'], trace: Trace): void;
  quoted(line: InsuranceLine, state: 'cotizado' | 'sin_ofertas'): void;
  estimated(line: InsuranceLine, state: 'estimado' | 'sin_precios'): void;
  refused(problem: ProblemCode): void;
}
