import type { Attempt } from './attempt';

/** Upper limit of remembered deliveries; the oldest are removed first. */
const REMEMBERED = 10_000;

/**
 * Deliveries that could not be recorded. The notifier that remembers one does not deliver it again when the message comes
 * back.
 */
export interface UnsettledAttempts {
  of(id: string): Attempt | undefined;
  /** @param attempt the result that could not be recorded; undefined when it was */
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
