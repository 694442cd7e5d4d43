import { EMAIL, type Delivery } from './delivery';
import type { Evidence, Outage, Part } from './evidence';

/**
 * How long a process may take, in milliseconds, from the receiver's answer until it has written it down. It takes a few
 * normally; two busy cores make it longer.
 */
export const SETTLING_MS = 2000;

/** How an acknowledgement is lost. */
export const REASONS = ['unanswered', 'killed', 'cut off', 'stood still'] as const;
export type Reason = (typeof REASONS)[number];

/**
 * Tells why the acknowledgement of a delivery may have been lost: the receiver could not give it, or the process that
 * delivered was killed or stood still, or a part it needs was taken away, before it can be sure to have written it down. Only
 * such a message may be delivered again. What a process had begun when it came to stand still goes out when it moves again: it
 * may come after the delivery of the process that has taken the message over.
 */
export function lostAcknowledgements({
  deaths,
  outages,
  stoodStill,
}: Pick<Evidence, 'deaths' | 'outages' | 'stoodStill'>): (delivery: Delivery, next: Delivery) => Reason | undefined {
  const diedAt = new Map(deaths.map(({ by, at }) => [by, at]));
  const hadStoodStill = ({ by, acceptedAt, answeredAt }: Delivery): boolean =>
    stoodStill.some(
      (some) =>
        some.by === by &&
        some.from <= (answeredAt ?? acceptedAt) + SETTLING_MS &&
        some.until + SETTLING_MS >= acceptedAt,
    );
  return (delivery, next) => {
    const { kind, by, acceptedAt, answeredAt } = delivery;
    if (answeredAt === null) return 'unanswered';
    const settledAt = answeredAt + SETTLING_MS;
    // What was in flight when its sender died is accepted later than that.
    if ((diedAt.get(by) ?? Number.POSITIVE_INFINITY) <= settledAt) return 'killed';
    const needed: readonly Part[] = ['database', kind === EMAIL ? 'mail' : 'webhooks'];
    const isCutOff = ({ part, from, until }: Outage) =>
      needed.includes(part) && from <= settledAt && until >= acceptedAt;
    if (outages.some(isCutOff)) return 'cut off';
    return hadStoodStill(delivery) || hadStoodStill(next) ? 'stood still' : undefined;
  };
}
