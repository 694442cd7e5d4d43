import type { FaultKind } from '../faults/fault-kinds.table';

/** The counters of one participant. */
export interface CounterValues {
  readonly requests: number;
  readonly inFlight: number;
  /** Requests whose client went away before it had the whole answer. */
  readonly abortedByClient: number;
  /** Answers begun, by status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly faultsInjected: Readonly<Record<string, number>>;
}

export class Counters {
  private requests = 0;
  private inFlight = 0;
  private abortedByClient = 0;
  private answers: Record<string, number> = {};
  private faultsInjected: Record<string, number> = {};

  arrived(): void {
    this.requests++;
    this.inFlight++;
  }

  left(aborted: boolean): void {
    this.inFlight--;
    if (aborted) this.abortedByClient++;
  }

  answered(status: number): void {
    this.answers[status] = (this.answers[status] ?? 0) + 1;
  }

  struck(kind: FaultKind): void {
    this.faultsInjected[kind] = (this.faultsInjected[kind] ?? 0) + 1;
  }

  /** Sets the counters to zero, except for requests in flight, which have not ended. */
  reset(): void {
    this.requests = 0;
    this.abortedByClient = 0;
    this.answers = {};
    this.faultsInjected = {};
  }

  get values(): CounterValues {
    const { requests, inFlight, abortedByClient, answers, faultsInjected } = this;
    return { requests, inFlight, abortedByClient, answers: { ...answers }, faultsInjected: { ...faultsInjected } };
  }
}
