import type { InsuranceLine } from '@cotiza/contract';
import type { PriceQuestion, Way } from '../pricing/price';
import type { Outcome } from '../pricing/quote-answer';
import type { Asked } from './vendor-desk';

interface Rehearsed {
  readonly question: PriceQuestion;
  readonly outcome: Outcome;
}

/**
 * The first answer of an insurer by line and way of asking. Under load it answers every later request with it, without
 * processing the request, so that a load test measures its client.
 */
export class Rehearsals {
  private readonly rehearsed = new Map<string, Rehearsed>();

  /** Returns a request as if it had been processed; undefined until one of its line has been. */
  find(line: InsuranceLine, way: Way, reference: string): Asked | undefined {
    const rehearsed = this.rehearsed.get(keyOf(line, way));
    return rehearsed && { reference, content: reference, ...rehearsed };
  }

  keep({ question }: Asked, outcome: Outcome): void {
    const key = keyOf(question.facts.line, question.way);
    if (!this.rehearsed.has(key)) this.rehearsed.set(key, { question, outcome });
  }
}

const keyOf = (line: InsuranceLine, way: Way) => `${way} ${line}`;
