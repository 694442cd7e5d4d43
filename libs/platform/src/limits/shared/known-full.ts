import { type Clock, existing, keepNewest } from '@cotiza/kernel';
import type { Count, Counted } from '../limit-storage';

const SECOND_MS = 1000;
/** Windows remembered at most; beyond them, the one that was told first is forgotten. */
const KEPT_AT_MOST = 10_000;

/**
 * Which windows the server has said are full, and until when: where it says nothing in time, who is over a limit stays over it.
 * Otherwise each process would begin anew for a client whenever an answer comes late.
 */
export class KnownFull {
  private readonly endsAt = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Remembers what the server has said of some counts. */
  note(counts: readonly Count[], counted: Counted): void {
    if (!counted.isFull) return;
    const { key } = existing(counts[counted.place], 'count at that place');
    this.endsAt.delete(key);
    this.endsAt.set(key, this.clock.now() + counted.secondsLeft * SECOND_MS);
    keepNewest(this.endsAt, KEPT_AT_MOST);
  }

  /** The first of some counts that is known to be full; undefined where none is. */
  among(counts: readonly Count[]): Counted | undefined {
    const now = this.clock.now();
    for (const [place, { key }] of counts.entries()) {
      const leftMs = (this.endsAt.get(key) ?? 0) - now;
      if (leftMs > 0) return { isFull: true, place, secondsLeft: Math.ceil(leftMs / SECOND_MS) };
    }
    return undefined;
  }
}
