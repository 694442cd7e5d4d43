import type { ThrottlerStorage } from '@nestjs/throttler';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SharedLimiter } from './shared-limiter';

/** A key that may be hit `limit` times, at least 1, in a window of fixed length that begins with the first hit. */
export interface Count {
  readonly key: string;
  /** Whole seconds. */
  readonly windowMs: number;
  readonly limit: number;
}

export type Taken =
  | { readonly isFull: false; readonly giveBack: () => Promise<void> }
  /** Nothing was counted. Seconds are whole, rounded up, until the last full count ends. */
  | { readonly isFull: true; readonly secondsLeft: number };

const SECOND_MS = 1000;

/** A window that ends this soon gets nothing back: a later reward would belong to the next window. */
const ENDS_SOON_MS = 1000;

/** Counts hits on a Redis that several processes share, and in the memory of this process where there is none or it is away. */
export class LimitStorage implements ThrottlerStorage {
  private readonly own = new RateLimiterMemory({ points: 0, duration: 0 });

  constructor(private readonly shared?: SharedLimiter) {}

  /** Counts a request for `ThrottlerGuard`. */
  async increment(key: string, windowMs: number, limit: number) {
    const { hits: totalHits, msLeft } = await this.hit({ key, windowMs });
    const isBlocked = totalHits > limit;
    const timeToExpire = secondsOf(msLeft);
    return { totalHits, timeToExpire, isBlocked, timeToBlockExpire: isBlocked ? timeToExpire : 0 };
  }

  /** Counts one hit of every key, or none where one of them is full. */
  async take(counts: readonly Count[]): Promise<Taken> {
    const taken = await Promise.all(counts.map(async (count) => ({ ...count, ...(await this.hit(count)) })));
    const full = taken.filter(({ hits, limit }) => hits > limit);
    const giveBack = async () => {
      await Promise.all(taken.map((hit) => hit.giveBack()));
    };
    if (full.length === 0) return { isFull: false, giveBack };
    await giveBack();
    return { isFull: true, secondsLeft: secondsOf(Math.max(...full.map(({ msLeft }) => msLeft))) };
  }

  /** Returns whether a key was hit in its window, without counting a hit. */
  async wasHit(key: string): Promise<boolean> {
    const hits = (await this.shared?.hits(key)) ?? (await this.own.get(key))?.consumedPoints ?? 0;
    return hits > 0;
  }

  private async hit({ key, windowMs }: Omit<Count, 'limit'>) {
    const options = { customDuration: windowMs / SECOND_MS };
    const shared = await this.shared?.hit(key, options);
    // A penalty counts without judging: limits differ by caller.
    const { consumedPoints: hits, msBeforeNext: msLeft } = shared ?? (await this.own.penalty(key, 1, options));
    const endsAt = Date.now() + msLeft;
    const giveBack = async () => {
      if (endsAt - Date.now() < ENDS_SOON_MS) return;
      await (shared ? this.shared?.giveBack(key, options) : this.own.reward(key, 1, options));
    };
    return { hits, msLeft, giveBack };
  }
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / SECOND_MS));
