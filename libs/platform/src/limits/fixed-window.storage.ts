import { type Clock, existing, keepNewest } from '@cotiza/kernel';
import { LimitStorage, type Count, type Counted } from './limit-storage';

interface Window {
  hits: number;
  readonly endsAt: number;
}

/** Windows kept before the ended ones are swept out. */
const SWEEP_AT = 10_000;
/** Windows kept at all, some 40 MB: beyond them, the one that began first is forgotten. */
const KEPT_AT_MOST = 250_000;
const SECOND_MS = 1000;

/** Counts in the memory of one process. */
export class FixedWindowStorage extends LimitStorage {
  /** In the order in which they began. */
  private readonly windows = new Map<string, Window>();
  private sweepAt = SWEEP_AT;

  constructor(
    private readonly clock: Clock,
    private readonly keptAtMost = KEPT_AT_MOST,
  ) {
    super();
  }

  take(counts: readonly Count[]): Promise<Counted> {
    const now = this.clock.now();
    return Promise.resolve(this.fullest(counts, now) ?? this.count(counts, now));
  }

  giveBack(counts: readonly Count[]): Promise<void> {
    const now = this.clock.now();
    for (const { key } of counts) {
      const window = this.live(key, now);
      if (window && window.hits > 0) window.hits--;
    }
    return Promise.resolve();
  }

  /** Windows held in memory, ended ones included. */
  get size(): number {
    return this.windows.size;
  }

  /** The full window that has the longest to go, if any is full. */
  private fullest(counts: readonly Count[], now: number): Counted | undefined {
    let [longest, last] = [-1, 0];
    counts.forEach(({ key, limit }, place) => {
      const window = this.live(key, now);
      if (window && window.hits >= limit && window.endsAt > last) [longest, last] = [place, window.endsAt];
    });
    return longest < 0 ? undefined : { isFull: true, place: longest, secondsLeft: secondsTo(last, now) };
  }

  private count(counts: readonly Count[], now: number): Counted {
    const windows = counts.map(({ key, windowMs }) => this.live(key, now) ?? this.begin(key, now + windowMs, now));
    for (const window of windows) window.hits++;
    const { hits, endsAt } = existing(windows[0], 'window to count in');
    return { isFull: false, hits, secondsLeft: secondsTo(endsAt, now) };
  }

  private live(key: string, now: number): Window | undefined {
    const known = this.windows.get(key);
    return known && known.endsAt > now ? known : undefined;
  }

  private begin(key: string, endsAt: number, now: number): Window {
    const window = { hits: 0, endsAt };
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > this.sweepAt) this.sweep(now);
    keepNewest(this.windows, this.keptAtMost);
    return window;
  }

  /** Sweeping again only once the live windows have doubled keeps its cost constant a request. */
  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    this.sweepAt = Math.max(SWEEP_AT, 2 * this.windows.size);
  }
}

const secondsTo = (endsAt: number, now: number) => Math.ceil((endsAt - now) / SECOND_MS);
