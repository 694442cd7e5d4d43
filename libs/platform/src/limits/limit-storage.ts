import type { ThrottlerStorage } from '@nestjs/throttler';

/** Something that is counted in windows of a fixed length, which start with what is counted first. */
export interface Count {
  readonly key: string;
  readonly windowMs: number;
  /** How much fits into a window; at least 1. */
  readonly limit: number;
}

/** What became of counting. Seconds are whole, rounded up, as the headers give them. */
export type Counted =
  /** Of the first count: what is in its window now, and until when. */
  | { readonly isFull: false; readonly hits: number; readonly secondsLeft: number }
  /** Nothing was counted. `place` says which count has the longest to wait, and `secondsLeft` how long that is. */
  | { readonly isFull: true; readonly place: number; readonly secondsLeft: number };

/** Where requests are counted: in this process, or by several together. It is the storage of the framework's guard too. */
export abstract class LimitStorage implements ThrottlerStorage {
  /** Counts one more in each window, or in none where one of them is full. It never fails. */
  abstract take(counts: readonly Count[]): Promise<Counted>;

  /** Takes back what was counted and came to nothing. */
  abstract giveBack(counts: readonly Count[]): Promise<void>;

  async increment(key: string, windowMs: number, limit: number) {
    const counted = await this.take([{ key, windowMs, limit }]);
    const { isFull: isBlocked, secondsLeft } = counted;
    return {
      totalHits: counted.isFull ? limit + 1 : counted.hits,
      timeToExpire: secondsLeft,
      isBlocked,
      timeToBlockExpire: isBlocked ? secondsLeft : 0,
    };
  }
}
