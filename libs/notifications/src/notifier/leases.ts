import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox } from '@cotiza/quoting';
import { errorCode } from '@cotiza/transport';
import type { Report } from './report';

/**
 * Duration of a claim, in milliseconds. Claims are extended while their messages are held, so it can be short: the messages
 * of a killed notifier are free for others after this time.
 */
export const LEASE_MS = 15_000;

/** Interval between extensions, in milliseconds: two may fail before a claim lapses. */
const EXTENDED_EVERY_MS = 5000;

interface Held {
  until: number;
  messages: number;
}

/** The claims of the held messages, extended while at least one of their messages is held. */
export function leases(outbox: Outbox, clock: Clock, report: Report) {
  const held = new Map<string, Held>();
  let cancelNext: (() => void) | undefined;
  let isStopped = false;

  const extendAll = async () => {
    const askedAt = clock.now();
    const current = [...held].filter(([, { until }]) => until > askedAt);
    if (current.length === 0) return;
    try {
      const names = current.map(([lease]) => lease);
      await outbox.extend(names, LEASE_MS);
      for (const [, lease] of current) lease.until = askedAt + LEASE_MS;
    } catch (error) {
      report('outbox unavailable', { step: 'extend', error: errorCode(error) });
    }
  };
  const keepExtending = () => {
    if (isStopped) return;
    cancelNext ??= clock.after(EXTENDED_EVERY_MS, () => {
      void extendAll().then(() => {
        cancelNext = undefined;
        if (held.size > 0) keepExtending();
      });
    });
  };

  return {
    /** @param askedAt a time no later than the begin of the claim, in milliseconds since the epoch */
    hold: (messages: readonly ClaimedMessage[], askedAt: number) => {
      for (const { lease } of messages) {
        const known = held.get(lease);
        if (known) known.messages += 1;
        else held.set(lease, { until: askedAt + LEASE_MS, messages: 1 });
      }
      if (held.size > 0) keepExtending();
    },
    /** Returns true while the claim of a message is valid. Otherwise another notifier may have it. */
    isHeld: ({ lease }: ClaimedMessage) => clock.now() < (held.get(lease)?.until ?? 0),
    /** Stops holding a message. */
    release: ({ lease }: ClaimedMessage) => {
      const known = held.get(lease);
      if (known && --known.messages === 0) held.delete(lease);
    },
    /** Stops extending claims. */
    stop: () => {
      isStopped = true;
      cancelNext?.();
    },
  };
}
