import type { Clock } from '@cotiza/kernel';
import type { Participant } from '../participants/participant';

/** The limits for one client in a vendor's document. */
export interface DocumentedLimits {
  readonly concurrent: number;
  readonly perWindow: number;
  readonly windowMs: number;
}

/** Counts a client's requests against the documented limits, in windows that begin with the first request. */
export class Allowance {
  private windowEndsAt = 0;
  private inWindow = 0;

  constructor(
    private readonly limits: DocumentedLimits,
    private readonly clock: Clock,
  ) {}

  /** Counts one more request and returns true when it is allowed. */
  allows({ counters }: Participant): boolean {
    const now = this.clock.now();
    if (now >= this.windowEndsAt) {
      this.windowEndsAt = now + this.limits.windowMs;
      this.inWindow = 0;
    }
    this.inWindow++;
    return counters.values.inFlight <= this.limits.concurrent && this.inWindow <= this.limits.perWindow;
  }
}
