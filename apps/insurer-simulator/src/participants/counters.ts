import type { FaultKind } from '../faults/fault-kinds.table';

/** The counters of one participant. */
export class Counters {
  requests = 0;
  inFlight = 0;
  /** Requests whose client went away before it had the whole answer. */
  abortedByClient = 0;
  /** Answers begun, by status. */
  answers: Record<string, number> = {};
  faultsInjected: Record<string, number> = {};

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
    Object.assign(this, new Counters(), { inFlight: this.inFlight });
  }
}
