import type { Acknowledgement } from '../evidence/evidence';
import type { Outcome } from './post-quote';
import type { QuoteOrder } from './quote-order';

/** What callers were answered. */
export class AnswerLedger {
  readonly acknowledged: Acknowledgement[] = [];
  readonly faults: string[] = [];
  /** Requests without an answer, or refused, by status or code. */
  readonly failures = new Map<string, number>();
  /** Answers that were given again under a key. */
  repeated = 0;
  private readonly answers = new Map<string, string>();

  /** @returns whether the request has been answered */
  note({ clientReference }: QuoteOrder, outcome: Outcome): boolean {
    switch (outcome.kind) {
      case 'acknowledged':
        this.acknowledge(clientReference, outcome.reference, outcome.text);
        return true;
      case 'refused':
        this.count(`HTTP ${outcome.status}`);
        return false;
      case 'failed':
        this.count(outcome.code);
        return false;
      case 'wrong':
        this.faults.push(outcome.sentence);
        return false;
    }
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Failures in words, the most frequent first. */
  get failuresText(): string {
    const byCount = [...this.failures].sort(([, one], [, other]) => other - one);
    return byCount.map(([code, count]) => `${code}: ${count}`).join(', ');
  }

  private acknowledge(clientReference: string, reference: string, text: string): void {
    const before = this.answers.get(clientReference);
    if (before === undefined) {
      this.answers.set(clientReference, text);
      this.acknowledged.push({ reference, clientReference, at: Date.now() });
      return;
    }
    this.repeated += 1;
    if (text !== before) this.faults.push(`request ${clientReference} was given two different results under its key`);
  }

  private count(code: string): void {
    this.failures.set(code, (this.failures.get(code) ?? 0) + 1);
  }
}
