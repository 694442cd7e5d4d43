import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage, Outbox } from '@cotiza/quoting';
import { errorCode } from '@cotiza/transport';
import { LEASE_MS } from './leases';
import type { mailHold } from './mail-hold';
import type { Report } from './report';

/** Interval at which the outbox is polled without a signal, in milliseconds. */
const POLL_MS = 1000;
/** The longest wait for a failing outbox, in milliseconds; the first is 1 to 2 seconds, doubled each time. */
const LONGEST_WAIT_MS = 60_000;

type MailHold = Pick<ReturnType<typeof mailHold>, 'passedOver' | 'claimed'>;

export interface ClaimRoundsPorts {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly random: () => number;
  readonly report: Report;
  /** Messages per claim. */
  readonly batch: number;
  /** Says which receivers to leave out of a claim. */
  readonly hold: MailHold;
  /** @param askedAt a time no later than the begin of the lease, in milliseconds since the epoch */
  readonly take: (messages: readonly ClaimedMessage[], askedAt: number) => void;
}

/** Claims again at once while batches come full. Receivers whose queues are full are left out. */
export function claimRounds({ outbox, clock, random, report, ...messages }: ClaimRoundsPorts) {
  let failures = 0;
  let round: Promise<void> | undefined;
  let cancelNext: () => void = () => undefined;
  let [mayHaveMore, isStopped] = [false, false];

  const isDue = () => mayHaveMore && !isStopped && failures === 0;
  const waitMs = () => {
    if (failures === 0) return POLL_MS;
    const longest = Math.min(LONGEST_WAIT_MS, POLL_MS * 2 ** failures);
    return longest / 2 + (longest / 2) * random();
  };

  const ask = async () => {
    mayHaveMore = false;
    const askedAt = clock.now();
    const claimed = await outbox.claim(messages.batch, LEASE_MS, messages.hold.passedOver());
    const isAll = claimed.length < messages.batch;
    [failures, mayHaveMore] = [0, mayHaveMore || !isAll];
    messages.hold.claimed(isAll);
    messages.take(claimed, askedAt);
  };

  const askWhileDue = async () => {
    try {
      do await ask();
      while (isDue());
    } catch (error) {
      failures += 1;
      report('outbox unavailable', { step: 'claim', error: errorCode(error) });
    }
  };

  const begin = () => {
    if (isStopped || round) return;
    cancelNext();
    round = askWhileDue().then(() => {
      round = undefined;
      cancelNext = clock.after(waitMs(), begin);
      if (isDue()) begin();
    });
  };

  return {
    /** Claims at once, after new messages or when there is room. After a failure of the outbox, waits for the retry first. */
    wake: () => {
      mayHaveMore = true;
      if (isDue()) begin();
    },
    /** Stops claiming; resolves when the last claim has been answered. */
    stop: async () => {
      isStopped = true;
      await round;
      cancelNext();
    },
  };
}
