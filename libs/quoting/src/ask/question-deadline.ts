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

  /** @param deadlineMs from when the first one is waited for */
  constructor(
    readonly deadlineMs: number,
    private readonly clock: Clock,
  ) {}

  get signal(): AbortSignal {
    return this.abortController.signal;
  }

  /**
   * Calls `action` when the time is over.
   *
   * @returns takes it back; when nobody waits any more, no timer is left
   */
  onceOver(action: () => void): () => void {
    this.waiting.add(action);
    this.cancelTimer ??= this.clock.after(this.deadlineMs, () => this.end());
    return () => {
      if (!this.waiting.delete(action) || this.waiting.size > 0) return;
      this.cancelTimer?.();
      this.cancelTimer = undefined;
    };
  }

  private end(): void {
    this.cancelTimer = undefined;
    for (const action of this.waiting) action();
    this.waiting.clear();
    this.abortController.abort();
  }

  private get abortController(): AbortController {
    return (this.controller ??= new AbortController());
  }
}
