import { EMAIL, type Delivery } from './delivery';
import type { Evidence, Outage, Part } from './evidence';

/**
 * How long a process may take, in milliseconds, from the receiver's answer until it has written it down. It takes a few
 * normally; two busy cores make it longer.
 */
export const SETTLING_MS = 2000;

/** How an acknowledgement is lost. */
export const REASONS = ['unanswered', 'killed', 'cut off'] as const;
export type Reason = (typeof REASONS)[number];

/**
 * Tells why the acknowledgement of a delivery may have been lost: the receiver could not give it, or the process that
 * delivered was killed, or a part it needs taken away, before it can be sure to have written it down. Only such a message
 * may be delivered again.
 */
export function lostAcknowledgements({
  deaths,
  outages,
}: Pick<Evidence, 'deaths' | 'outages'>): (delivery: Delivery) => Reason | undefined {
  const diedAt = new Map(deaths.map(({ by, at }) => [by, at]));
  return ({ kind, by, acceptedAt, answeredAt }) => {
    if (answeredAt === null) return 'unanswered';
    const settledAt = answeredAt + SETTLING_MS;
    // What was in flight when its sender died is accepted later than that.
    if ((diedAt.get(by) ?? Number.POSITIVE_INFINITY) <= settledAt) return 'killed';
    const needed: readonly Part[] = ['database', kind === EMAIL ? 'mail' : 'webhooks'];
    const isCutOff = ({ part, from, until }: Outage) =>
      needed.includes(part) && from <= settledAt && until >= acceptedAt;
    return outages.some(isCutOff) ? 'cut off' : undefined;
  };
}
