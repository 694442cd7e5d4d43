import type { Clock } from '@cotiza/kernel';

/** `open`: nothing is asked. `half-open`: one question decides whether more are asked again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * What the end of a question shows of somebody. `there`: they answered, be it with an objection to this one question or with
 * what makes no sense. `gone`: they should have answered and did not. `nothing`: they had no part in how it ended.
 */
export type Sign = 'there' | 'gone' | 'nothing';

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** Milliseconds that it stays open before one question tries whether somebody is there again. */
  readonly pauseMs: number;
  readonly clock: Clock;
  readonly onChange: (state: BreakerState) => void;
}

/** That a question has been let through: the same for all until the breaker opens, closes or is tried. */
export interface Admittance {
  readonly isTrial: boolean;
}

/**
 * Keeps questions for a while from somebody who failed several times in a row. What shows that they are there ends the row;
 * what shows nothing of them is passed by, as if nobody had asked. But the one question that tries must show that they are
 * there. Questions that were asked before it opened have no say any more.
 */
export class Breaker {
  private state: BreakerState = 'closed';
  private failuresInRow = 0;
  private tryAgainAt = 0;
  private admittance: Admittance = { isTrial: false };

  constructor(private readonly options: BreakerOptions) {}

  /** Whether a question may be asked now; each that may is `seen` to its end. */
  admit(): Admittance | undefined {
    if (this.state === 'closed') return this.admittance;
    if (this.state === 'half-open' || this.isPausing()) return undefined;
    this.become('half-open');
    return this.admittance;
  }

  /** What a question that was let through has shown. */
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
