import type { InsuranceLine } from '@cotiza/contract';
import type { PriceQuestion } from '../pricing/price';
import type { Outcome } from '../pricing/quote-answer';
import type { Asked } from './vendor-desk';

interface Rehearsed {
  readonly question: PriceQuestion;
  readonly outcome: Outcome;
}

/**
 * What an insurer has answered by line, the first time: under load it answers every other request with that, without
 * looking into it, so that a load test measures its client.
 */
export class Rehearsals {
  private readonly byLine = new Map<InsuranceLine, Rehearsed>();

  /** A request as if it had been looked into; undefined until one of its line has been. */
  find(line: InsuranceLine, reference: string): Asked | undefined {
    const rehearsed = this.byLine.get(line);
    return rehearsed && { reference, content: reference, ...rehearsed };
  }

  keep({ question }: Asked, outcome: Outcome): void {
    const { line } = question.facts;
    if (!this.byLine.has(line)) this.byLine.set(line, { question, outcome });
  }
}
