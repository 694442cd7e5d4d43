import { byMessage, EMAIL, type Delivery } from './delivery';
import { countDuplicates, type Duplicates } from './duplicates';
import type { Evidence } from './evidence';
import { mixUps } from './identities';
import { earlyClaims, firstDeliveries, missingDeliveries, type FirstDeliveries } from './missing';

/** What a run came to. */
export interface Account {
  /** Quotations that callers were given. */
  readonly acknowledged: number;
  /** Quotations that were kept while their answer was lost. */
  readonly unacknowledged: number;
  /** Messages delivered, each counted once. */
  readonly emails: number;
  readonly webhooks: number;
  readonly duplicates: Duplicates;
  /** Messages that should have been delivered and were not. */
  readonly lost: number;
  /** The longest that the messages of one quotation took from its answer, in milliseconds. */
  readonly longestDeliveryMs: number;
  /** What must not be, in sentences; nothing when all is well. */
  readonly faults: readonly string[];
}

/** Sees whether what arrived is what must have arrived. */
export function accountFor(evidence: Evidence): Account {
  const messages = [...byMessage(evidence.deliveries).values()];
  const first = firstDeliveries(evidence.deliveries);
  const duplicates = countDuplicates(messages, evidence);
  const missing = missingDeliveries(evidence, first);
  const acknowledged = new Set(evidence.acknowledged.map(({ reference }) => reference));
  const emails = messages.filter(([delivery]) => delivery?.kind === EMAIL).length;
  return {
    acknowledged: acknowledged.size,
    unacknowledged: [...first.keys()].filter((reference) => !acknowledged.has(reference)).length,
    emails,
    webhooks: messages.length - emails,
    duplicates,
    lost: missing.length,
    longestDeliveryMs: longestDeliveryMs(evidence, first),
    faults: [
      ...missing,
      ...duplicates.unexplained,
      ...mixUps(evidence, messages),
      ...earlyClaims(first),
      ...outboxFaults(evidence, messages),
    ],
  };
}

function longestDeliveryMs({ acknowledged }: Evidence, first: FirstDeliveries): number {
  return acknowledged.reduce((longest, { reference, at }) => {
    const accepted = [...(first.get(reference)?.values() ?? [])].map(({ acceptedAt }) => acceptedAt);
    return Math.max(longest, ...accepted.map((acceptedAt) => acceptedAt - at));
  }, 0);
}

/** Nothing waits, nothing was given up, and what the outbox takes for delivered is what receivers have accepted. */
function outboxFaults({ outbox }: Evidence, messages: readonly (readonly Delivery[])[]): string[] {
  const { pending, dead, discarded, delivered } = outbox;
  return [
    ...(pending > 0 ? [`${pending} messages still wait in the outbox`] : []),
    ...(dead > 0 ? [`${dead} messages were given up`] : []),
    ...(discarded > 0 ? [`${discarded} messages were discarded`] : []),
    ...(pending === 0 && delivered !== messages.length
      ? [`the outbox has ${delivered} messages as delivered, and receivers accepted ${messages.length}`]
      : []),
  ];
}
