import { keepNewest } from '@cotiza/kernel';

/** More than one process has in its hands at a time. */
const MOST = 10_000;

/**
 * The numbers of quotations that this process has lately seen, by their references. Where quotations are kept apart by day a number
 * says where to look, and a reference has to be looked for in each. What is not known here is looked for.
 */
export class KnownNumbers {
  private readonly numbers = new Map<string, number>();

  learn(reference: string, number: number): void {
    this.numbers.set(reference, number);
    keepNewest(this.numbers, MOST);
  }

  of(reference: string): number | undefined {
    return this.numbers.get(reference);
  }
}
