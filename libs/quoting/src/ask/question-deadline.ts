import type { AskContext } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';

/**
 * What surrounds one question to all insurers: the time they have and the signal that it is over. Both are made only for
 * those who look at them, as embedded insurers never do.
 */
export class QuestionDeadline implements AskContext {
  private controller?: AbortController;
  private cancelTimer?: () => void;
  private readonly waiting = new Set<() => void>();

  private readonly endsAt: number;
  private isOver = false;

  /** @param deadlineMs milliseconds from now */
  constructor(
    readonly deadlineMs: number,
    private readonly clock: Clock,
  ) {
    this.endsAt = clock.now() + deadlineMs;
  }

  get signal(): AbortSignal {
    return this.abortController.signal;
  }

  /**
   * Calls `action` when the time is over, at once if it is.
   *
   * @returns takes it back; when nobody waits any more, no timer is left
   */
  onceOver(action: () => void): () => void {
    if (this.isOver) {
      action();
      return () => undefined;
    }
    this.waiting.add(action);
    this.cancelTimer ??= this.clock.after(Math.max(this.endsAt - this.clock.now(), 0), () => this.end());
    return () => {
      if (!this.waiting.delete(action) || this.waiting.size > 0) return;
      this.cancelTimer?.();
      this.cancelTimer = undefined;
    };
  }

  private end(): void {
    this.isOver = true;
    this.cancelTimer = undefined;
    for (const action of this.waiting) action();
    this.waiting.clear();
    this.abortController.abort();
  }

  private get abortController(): AbortController {
    return (this.controller ??= new AbortController());
  }
}
