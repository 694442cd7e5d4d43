import type { Clock } from '@cotiza/kernel';
import type { ThrottlerStorage } from '@nestjs/throttler';

interface Window {
  hits: number;
  readonly endsAt: number;
}

/** Windows kept before the ended ones are swept out. */
const SWEEP_AT = 10_000;
const SECOND_MS = 1000;

/** Counts requests in windows of fixed length, in the memory of one process. */
export class FixedWindowStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();
  private sweepAt = SWEEP_AT;

  constructor(private readonly clock: Clock) {}

  /** Times of the answer are whole seconds, rounded up, as the headers give them. */
  increment(key: string, ttl: number, limit: number) {
    const now = this.clock.now();
    const window = this.currentWindow(key, now, ttl);
    window.hits++;
    const secondsLeft = Math.ceil((window.endsAt - now) / SECOND_MS);
    const isBlocked = window.hits > limit;
    return Promise.resolve({
      totalHits: window.hits,
      timeToExpire: secondsLeft,
      isBlocked,
      timeToBlockExpire: isBlocked ? secondsLeft : 0,
    });
  }

  /** Windows held in memory, ended ones included. */
  get size(): number {
    return this.windows.size;
  }

  private currentWindow(key: string, now: number, ttl: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { hits: 0, endsAt: now + ttl };
    this.windows.set(key, window);
    if (this.windows.size > this.sweepAt) this.sweep(now);
    return window;
  }

  /** Sweeping again only once the live windows have doubled keeps its cost constant a request. */
  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    this.sweepAt = Math.max(SWEEP_AT, 2 * this.windows.size);
  }
}
