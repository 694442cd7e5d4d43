import type { Clock } from './time';

/**
 * Calls an action when time is over, at once if it is already.
 *
 * @returns takes the action back
 */
export type OnceOver = (action: () => void) => () => void;

const NOTHING = () => undefined;

/** Time is over as soon as the signal is aborted. */
export function onceAborted(signal: AbortSignal): OnceOver {
  return (action) => {
    if (signal.aborted) {
      action();
      return NOTHING;
    }
    signal.addEventListener('abort', action);
    return () => signal.removeEventListener('abort', action);
  };
}

/** Returns the result of some work or, if time is over first, that of `late`, even while the work goes on. */
export function unlessOver<T>(work: Promise<T>, onceOver: OnceOver, late: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isDone = false;
    const cancel = onceOver(() => {
      if (!isDone) resolve(late());
    });
    const done = () => {
      isDone = true;
      cancel();
    };
    work.then(
      (value) => {
        done();
        resolve(value);
      },
      (error: unknown) => {
        done();
        reject(error as Error);
      },
    );
  });
}

/**
 * The time that some work has, shared by all its waiters. Timer and signal are made on first use, and the timer ends with the
 * last waiter.
 */
export class Deadline {
  private controller?: AbortController;
  private disarm?: () => void;
  private readonly waiting = new Set<() => void>();
  private readonly endsAt: number;
  private isOver = false;

  /**
   * @param deadlineMs milliseconds from now
   * @param outer time is also over when this is aborted
   */
  constructor(
    readonly deadlineMs: number,
    private readonly clock: Clock,
    private readonly outer?: AbortSignal,
  ) {
    this.endsAt = clock.now() + deadlineMs;
  }

  /** Aborted when time is over, after the actions of all waiters; without a waiter it is not aborted. */
  get signal(): AbortSignal {
    return this.abortController.signal;
  }

  /**
   * Calls `action` when time is over, at once if it is.
   *
   * @returns cancels the action; the timer ends with the last one
   */
  onceOver(action: () => void): () => void {
    if (this.outer?.aborted) this.end();
    if (this.isOver) {
      action();
      return NOTHING;
    }
    this.waiting.add(action);
    this.disarm ??= this.arm();
    return () => {
      if (!this.waiting.delete(action) || this.waiting.size > 0) return;
      this.disarm?.();
      this.disarm = undefined;
    };
  }

  /** Returns the result of some work, or that of `late` as soon as time is over. */
  orLate<T>(work: Promise<T>, late: () => T | Promise<T>): Promise<T> {
    return unlessOver(work, (action) => this.onceOver(action), late);
  }

  private arm(): () => void {
    const end = () => this.end();
    const cancel = this.clock.after(Math.max(this.endsAt - this.clock.now(), 0), end);
    this.outer?.addEventListener('abort', end);
    return () => {
      cancel();
      this.outer?.removeEventListener('abort', end);
    };
  }

  private end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.disarm?.();
    this.disarm = undefined;
    for (const action of this.waiting) action();
    this.waiting.clear();
    this.abortController.abort();
  }

  private get abortController(): AbortController {
    return (this.controller ??= new AbortController());
  }
}

/**
 * Runs work that ends when its signal is aborted, which happens after `limitMs`.
 *
 * @param outer its signal also says so when this is aborted
 */
export async function withDeadline<T>(
  clock: Clock,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const deadline = new Deadline(limitMs, clock, outer);
  const cancel = deadline.onceOver(NOTHING);
  try {
    return await run(deadline.signal);
  } finally {
    cancel();
  }
}
