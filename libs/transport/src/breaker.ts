import type { Clock } from '@cotiza/kernel';

/** `open`: nothing is asked. `half-open`: one question decides whether more are asked again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * Health of the called server as one question shows it. `there`: it answered, even if with an objection or an invalid answer.
 * `gone`: it did not answer in time. `nothing`: the question ended before it could answer.
 */
export type Sign = 'there' | 'gone' | 'nothing';

export interface BreakerOptions {
  /** Consecutive failures that open it. */
  readonly failures: number;
  /** Milliseconds that it stays open before one question tries the server again. */
  readonly pauseMs: number;
  readonly clock: Clock;
  readonly onChange: (state: BreakerState) => void;
}

/** Given to every admitted question: one object for each state. */
export interface Admittance {
  readonly isTrial: boolean;
}

/**
 * A circuit breaker: stops calls for a while after several failures in a row. `there` ends the row and `nothing` leaves it
 * as it is, except that only `there` closes a half-open breaker. Questions that were admitted before it opened are ignored.
 */
export class Breaker {
  private state: BreakerState = 'closed';
  private failuresInRow = 0;
  private tryAgainAt = 0;
  private admittance: Admittance = { isTrial: false };

  constructor(private readonly options: BreakerOptions) {}

  /** Admits a question, or returns undefined. Each admitted question ends with `seen`. */
  admit(): Admittance | undefined {
    if (this.state === 'closed') return this.admittance;
    if (this.state === 'half-open' || this.isPausing()) return undefined;
    this.become('half-open');
    return this.admittance;
  }

  /** Records the end of an admitted question. */
  seen(sign: Sign, admittance: Admittance): void {
    if (admittance !== this.admittance) return;
    if (admittance.isTrial) this.tried(sign);
    else this.counted(sign);
  }

  private tried(sign: Sign): void {
    if (sign !== 'there') return this.open();
    this.failuresInRow = 0;
    this.become('closed');
  }

  private counted(sign: Sign): void {
    if (sign === 'there') this.failuresInRow = 0;
    if (sign === 'gone' && ++this.failuresInRow >= this.options.failures) this.open();
  }

  /** A clock that was set back does not make the pause longer. */
  private isPausing(): boolean {
    const leftMs = this.tryAgainAt - this.options.clock.now();
    return leftMs > 0 && leftMs <= this.options.pauseMs;
  }

  private open(): void {
    this.tryAgainAt = this.options.clock.now() + this.options.pauseMs;
    this.become('open');
  }

  private become(state: BreakerState): void {
    this.state = state;
    this.admittance = { isTrial: state === 'half-open' };
    this.options.onChange(state);
  }
}
