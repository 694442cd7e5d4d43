/**
 * The quotations of this process that go on after their answer, because insurers may still answer. Their number is bounded: each
 * holds its request and answers in memory.
 */
export class LateQuoteSlots {
  private readonly stops = new Set<AbortController>();
  private readonly work = new Set<Promise<void>>();
  private isClosed = false;

  /** @param most quotations at the same time */
  constructor(private readonly most: number) {}

  get count(): number {
    return this.stops.size;
  }

  /** Takes a place. Returns false when all are taken, or once the service stops. */
  enter(stop: AbortController): boolean {
    if (this.isClosed || this.stops.size >= this.most) return false;
    this.stops.add(stop);
    return true;
  }

  leave(stop: AbortController): void {
    this.stops.delete(stop);
  }

  /** Keeps a place until some work is done, which must not reject. */
  follow(stop: AbortController, work: Promise<void>): void {
    const followed = work.then(() => {
      this.leave(stop);
      this.work.delete(followed);
    });
    this.work.add(followed);
  }

  /** Stops the insurers that are waited for, and resolves when what they have answered is kept. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const stop of this.stops) stop.abort();
    while (this.work.size > 0) await Promise.all(this.work);
  }
}
