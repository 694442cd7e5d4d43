import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox, PassedOver } from '@cotiza/messages';
import { errorCode } from '@cotiza/transport';
import { LEASE_MS } from './leases';
import { retryWaitOf } from './retry-wait';
import type { Report } from './report';

/** How often the outbox is asked when nobody says that there is something, in milliseconds. */
const POLL_MS = 1000;

/** When the outbox is asked for messages. */
export interface ClaimRounds {
  /** There may be messages, or there is room for more: asks now. An outbox that fails is not asked again until its wait is over. */
  wake(): void;
  /** Asks no more; resolves when what was asked has been answered. */
  stop(): Promise<void>;
}

export interface ClaimRoundsPorts {
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

/** Asks again at once while batches come full: receivers with as many messages held as they can do with are passed over. */
export function claimRounds({ outbox, clock, random, report, ...messages }: ClaimRoundsPorts): ClaimRounds {
  const retryWait = retryWaitOf(POLL_MS, random);
  let round: Promise<void> | undefined;
  let cancelNext: () => void = () => undefined;
  let [mayHaveMore, isStopped] = [false, false];

  const isDue = () => mayHaveMore && !isStopped && !retryWait.isTried();

  const ask = async () => {
    mayHaveMore = false;
    const askedAt = clock.now();
    const claimed = await outbox.claim(messages.batch, LEASE_MS, messages.passedOver());
    retryWait.worked();
    if (claimed.length >= messages.batch) mayHaveMore = true;
    messages.take(claimed, askedAt);
  };

  const askWhileDue = async () => {
    try {
      do await ask();
      while (isDue());
    } catch (error) {
      retryWait.failed();
      report('outbox unavailable', { step: 'claim', error: errorCode(error) });
    }
  };

  const begin = () => {
    if (isStopped || round) return;
    cancelNext();
    round = askWhileDue().then(() => {
      round = undefined;
      cancelNext = clock.after(retryWait.waitMs(), begin);
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
