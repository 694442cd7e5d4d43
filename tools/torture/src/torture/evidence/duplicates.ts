import { existing } from '@cotiza/kernel';
import { EMAIL, type Delivery } from './delivery';
import type { Evidence } from './evidence';
import { lostAcknowledgements, type Reason } from './lost-acknowledgements';

export interface Duplicates {
  readonly emails: number;
  readonly webhooks: number;
  readonly byReason: Readonly<Record<Reason, number>>;
  /** Those for which nothing accounts. */
  readonly unexplained: readonly string[];
}

/** Deliveries after the first of their message: each of them because the acknowledgement of the one before may have been lost. */
export function countDuplicates(messages: Iterable<readonly Delivery[]>, evidence: Evidence): Duplicates {
  const reasonOf = lostAcknowledgements(evidence);
  const byReason = { unanswered: 0, killed: 0, 'cut off': 0, 'stood still': 0 };
  const unexplained: string[] = [];
  let [emails, webhooks] = [0, 0];
  for (const deliveries of messages) {
    const again = deliveries.length - 1;
    if (deliveries[0]?.kind === EMAIL) emails += again;
    else webhooks += again;
    for (const [index, delivery] of deliveries.slice(0, -1).entries()) {
      const next = existing(deliveries[index + 1], 'delivery after it');
      const reason = reasonOf(delivery, next);
      if (reason) byReason[reason] += 1;
      else unexplained.push(sentenceOf(delivery, next));
    }
  }
  return { emails, webhooks, byReason, unexplained };
}

function sentenceOf({ kind, message, by, acceptedAt, answeredAt }: Delivery, next: Delivery): string {
  const at = new Date(acceptedAt).toISOString();
  const laterMs = next.acceptedAt - acceptedAt;
  return (
    `${kind} ${message} by ${by} was accepted at ${at} and answered ${existing(answeredAt, 'answer') - acceptedAt} ms later, ` +
    `and came again ${laterMs} ms after that by ${next.by}, without a reason`
  );
}
