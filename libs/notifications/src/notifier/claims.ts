import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox } from '@cotiza/quoting';
import { errorCode } from '../error-code';
import { patience } from './patience';
import type { Report } from './report';

/** How often the outbox is asked when nobody says that there is something, in milliseconds. */
const POLL_MS = 1000;

/** When the outbox is asked for messages. */
export interface Claims {
  /** There may be messages: asks now, or as soon as there is less in hand. An outbox that fails is left in peace. */
  wake(): void;
  /** A message has left the hand: asks for more if there is any. */
  goOn(): void;
  /** Asks no more; resolves when what was asked has been answered. */
  stop(): Promise<void>;
}

export interface ClaimsPorts {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: () => number;
  readonly report: Report;
  readonly leaseMs: number;
  /** Messages asked for at a time; also as many as may be in hand while more are asked for at once. */
  readonly batch: number;
  /** Messages in hand at most. */
  readonly capacity: number;
  /** Messages in hand. */
  readonly inHand: () => number;
  /** @param askedAt no later than the lease began, in milliseconds since the epoch */
  readonly take: (messages: readonly ClaimedMessage[], askedAt: number) => void;
}

/**
 * Asks again at once while batches come full and leave fast. When a batch's worth stays in hand for a second, one more
 * batch is asked for all the same, because what is behind it may be for another receiver.
 */
export function claims({ outbox, clock, random, report, leaseMs, ...hand }: ClaimsPorts): Claims {
  const outboxPatience = patience(POLL_MS, random);
  let round: Promise<void> | undefined;
  let cancelNext: () => void = () => undefined;
  let [mayHaveMore, isStopped] = [false, false];

  const isDue = () => mayHaveMore && !isStopped && !outboxPatience.isTried() && hand.inHand() < hand.batch;

  const ask = async () => {
    const limit = Math.min(hand.batch, hand.capacity - hand.inHand());
    if (limit <= 0) return;
    mayHaveMore = false;
    const askedAt = clock.now();
    const claimed = await outbox.claim(limit, leaseMs);
    outboxPatience.worked();
    if (claimed.length >= limit) mayHaveMore = true;
    hand.take(claimed, askedAt);
  };

  const askWhileDue = async () => {
    try {
      do await ask();
      while (isDue());
    } catch (error) {
      outboxPatience.failed();
      report('outbox unavailable', { step: 'claim', error: errorCode(error) });
    }
  };

  const begin = () => {
    if (isStopped || round) return;
    cancelNext();
    round = askWhileDue().then(() => {
      round = undefined;
      cancelNext = clock.after(outboxPatience.waitMs(), begin);
      goOn();
    });
  };
  const goOn = () => {
    if (isDue()) begin();
  };

  return {
    wake: () => {
      mayHaveMore = true;
      goOn();
    },
    goOn,
    stop: async () => {
      isStopped = true;
      await round;
      cancelNext();
    },
  };
}
