import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox, PassedOver } from '@cotiza/quoting';
import { errorCode } from '../error-code';
import { LEASE_MS } from './leases';
import { patience } from './patience';
import type { Report } from './report';

/** How often the outbox is asked when nobody says that there is something, in milliseconds. */
const POLL_MS = 1000;

/** When the outbox is asked for messages. */
export interface Claims {
  /** There may be messages, or there is room for more: asks now. An outbox that fails is left in peace. */
  wake(): void;
  /** Asks no more; resolves when what was asked has been answered. */
  stop(): Promise<void>;
}

export interface ClaimsPorts {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: () => number;
  readonly report: Report;
  /** Messages asked for at a time. */
  readonly batch: number;
  /** The receivers that nothing is asked for now. */
  readonly passedOver: () => PassedOver;
  /** @param askedAt no later than the lease began, in milliseconds since the epoch */
  readonly take: (messages: readonly ClaimedMessage[], askedAt: number) => void;
}

/** Asks again at once while batches come full: those that have as much in hand as they can do with are passed over. */
export function claims({ outbox, clock, random, report, ...hand }: ClaimsPorts): Claims {
  const outboxPatience = patience(POLL_MS, random);
  let round: Promise<void> | undefined;
  let cancelNext: () => void = () => undefined;
  let [mayHaveMore, isStopped] = [false, false];

  const isDue = () => mayHaveMore && !isStopped && !outboxPatience.isTried();

  const ask = async () => {
    mayHaveMore = false;
    const askedAt = clock.now();
    const claimed = await outbox.claim(hand.batch, LEASE_MS, hand.passedOver());
    outboxPatience.worked();
    if (claimed.length >= hand.batch) mayHaveMore = true;
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
      if (isDue()) begin();
    });
  };

  return {
    wake: () => {
      mayHaveMore = true;
      if (isDue()) begin();
    },
    stop: async () => {
      isStopped = true;
      await round;
      cancelNext();
    },
  };
}
