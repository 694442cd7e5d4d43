import type { Report } from '@cotiza/notifications';
import type { MessageKind } from '@cotiza/messages';
import type { Metrics } from '@cotiza/platform';

/** How often messages of each kind were delivered since that was last told. */
export type Delivered = Partial<Readonly<Record<MessageKind, number>>>;

/** Counts what became of attempts to deliver. */
export interface DeliveryMetrics {
  readonly report: Report;
  delivered(counts: Delivered): void;
}

const OUTCOMES: Readonly<Record<string, string>> = { 'message delayed': 'failed', 'message dead': 'dead' };

/** An e-mail has no endpoint that it is for. */
export const kindIn = ({ target }: Readonly<Record<string, unknown>>): MessageKind =>
  target === null ? 'email' : 'webhook';

export function deliveryMetrics(metrics: Metrics): DeliveryMetrics {
  const attempts = metrics.counter('cotiza_message_attempts_total', 'Attempts to deliver messages, by outcome.', [
    'kind',
    'outcome',
  ]);
  return {
    report: (event, facts) => {
      const outcome = OUTCOMES[event];
      if (outcome !== undefined) attempts.inc({ kind: kindIn(facts), outcome });
    },
    delivered: (counts) => {
      for (const [kind, count] of Object.entries(counts)) attempts.inc({ kind, outcome: 'delivered' }, count);
    },
  };
}
