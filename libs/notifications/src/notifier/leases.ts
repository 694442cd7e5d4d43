import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox } from '@cotiza/messages';
import { errorCode } from '@cotiza/transport';
import type { Report } from './report';

/**
 * How long a claim lasts, in milliseconds. It is made longer again and again while its messages are held, so it can be
 * short: what a notifier that was killed held is free for the others after this time.
 */
export const LEASE_MS = 15_000;

/** How often claims are extended, in milliseconds: two extensions may fail before a claim lapses. */
const EXTENDED_EVERY_MS = 5000;

/** The claims of the messages that are held, extended for as long as one of their messages is there. */
export interface Leases {
  /** @param askedAt no later than the claim began, in milliseconds since the epoch */
  hold(messages: readonly ClaimedMessage[], askedAt: number): void;
  /** Whether a message is still ours. One that is not may be another notifier's. */
  isHeld(message: ClaimedMessage): boolean;
  /** A message is held no longer. */
  letGo(message: ClaimedMessage): void;
  /** Extends nothing any more. */
  stop(): void;
}

interface Held {
  until: number;
  messages: number;
}

export function leases(outbox: Outbox, clock: Clock, report: Report): Leases {
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
    hold: (messages, askedAt) => {
      for (const { lease } of messages) {
        const known = held.get(lease);
        if (known) known.messages += 1;
        else held.set(lease, { until: askedAt + LEASE_MS, messages: 1 });
      }
      if (held.size > 0) keepExtending();
    },
    isHeld: ({ lease }) => clock.now() < (held.get(lease)?.until ?? 0),
    letGo: ({ lease }) => {
      const known = held.get(lease);
      if (known && --known.messages === 0) held.delete(lease);
    },
    stop: () => {
      isStopped = true;
      cancelNext?.();
    },
  };
}
