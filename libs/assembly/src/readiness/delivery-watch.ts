import type { Clock } from '@cotiza/kernel';
import { DEGRADED, type Dependency } from '@cotiza/platform';
import type { OutboxWatch } from './outbox-watch';

/** A shorter row of failures is not worth looking at: attempts are repeated within seconds. */
const FAILING_MS = 600_000;

/** Watches how the attempts of this process to deliver end, by kind of message. */
export class DeliveryWatch {
  private readonly failingSince = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  delivered(kind: string): void {
    this.failingSince.delete(kind);
  }

  failed(kind: string): void {
    if (!this.failingSince.has(kind)) this.failingSince.set(kind, this.clock.now());
  }

  /** Returns the dependency on receivers: degraded when no attempt of a kind has worked for ten minutes and messages wait. */
  dependency(outboxWatch: OutboxWatch): Dependency {
    const since = () => Math.min(...this.failingSince.values());
    return {
      name: 'deliveries',
      check: () =>
        Promise.resolve(outboxWatch.waiting() > 0 && this.clock.now() - since() >= FAILING_MS ? DEGRADED : undefined),
    };
  }
}
