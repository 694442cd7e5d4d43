const TICK_MS = 20;
/** A timer is late by as much without anything being wrong. */
const USUAL_MS = 10;

/**
 * Adds up for how long this process did not get to run what it had set itself a time for: for as long, an answer may have been
 * there without being seen, and a busy machine kept others waiting, too.
 */
export class LatenessWatch {
  private lateMs = 0;
  private due = performance.now() + TICK_MS;
  private readonly timer = setInterval(() => {
    const now = performance.now();
    this.lateMs += Math.max(0, now - this.due - USUAL_MS);
    this.due = now + TICK_MS;
  }, TICK_MS).unref();

  /** In milliseconds so far. */
  readonly total = (): number => this.lateMs + Math.max(0, performance.now() - this.due - USUAL_MS);

  end(): void {
    clearInterval(this.timer);
  }
}
