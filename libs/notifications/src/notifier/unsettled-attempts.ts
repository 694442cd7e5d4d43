import type { Attempt } from './attempt';

/** As many are remembered; the oldest are forgotten first. */
const REMEMBERED = 10_000;

/**
 * Deliveries that could not be written down. When such a message comes back, it is not delivered once more by the notifier
 * that remembers it.
 */
export interface UnsettledAttempts {
  of(id: string): Attempt | undefined;
  /** @param attempt what could not be written down; undefined when it was */
  note(id: string, attempt: Attempt | undefined): void;
}

export function unsettledAttempts(): UnsettledAttempts {
  const deliveries = new Map<string, Attempt>();
  return {
    of: (id) => deliveries.get(id),
    note: (id, attempt) => {
      deliveries.delete(id);
      if (attempt?.kind !== 'delivered') return;
      deliveries.set(id, attempt);
      const [oldest] = deliveries.keys();
      if (deliveries.size > REMEMBERED && oldest !== undefined) deliveries.delete(oldest);
    },
  };
}
