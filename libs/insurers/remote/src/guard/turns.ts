import type { Unavailable } from '@cotiza/insurers-port';
import { QUEUE_FULL, unavailable } from './outcomes';

export interface Cap {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
}

/**
 * Limits the simultaneous questions to one insurer. A few more wait in a queue, in order and within their deadline; the rest is
 * refused at once, so that a slow insurer does not fill the process with waiting questions.
 */
export class Turns {
  private readonly queue = new Set<() => void>();
  private active = 0;

  /** @param onChange gets the number of questions in progress */
  constructor(
    private readonly cap: Cap,
    private readonly onChange: (active: number) => void,
  ) {}

  /** Takes a turn, which ends with `end`; or returns the outcome of a question that gets none. */
  async take(signal: AbortSignal): Promise<Unavailable | undefined> {
    if (this.active < this.cap.maxConcurrent) return this.begin();
    if (this.queue.size >= this.cap.maxQueued) return QUEUE_FULL;
    return new Promise((resolve) => {
      const leave = () => {
        this.queue.delete(turn);
        signal.removeEventListener('abort', giveUp);
      };
      const turn = () => {
        leave();
        resolve(this.begin());
      };
      const giveUp = () => {
        leave();
        resolve(unavailable('deadline', 'no turn came in time'));
      };
      this.queue.add(turn);
      signal.addEventListener('abort', giveUp);
    });
  }

  end(): void {
    this.onChange(--this.active);
    const [next] = this.queue;
    next?.();
  }

  private begin(): undefined {
    this.onChange(++this.active);
  }
}
