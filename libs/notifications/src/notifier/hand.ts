import type { ClaimedMessage } from '@cotiza/quoting';
import type { Attendant } from './attendant';
import type { Lanes } from './lanes';
import type { Leases } from './leases';

/** The messages that this notifier has claimed and not let go of: each waits for its turn in the lane of its target. */
export interface Hand {
  /** @param askedAt no later than their claim began, in milliseconds since the epoch */
  take(messages: readonly ClaimedMessage[], askedAt: number): void;
  /** Gives back what waits, and whatever is still taken; resolves when nothing is under way. */
  empty(): Promise<void>;
}

export interface HandPorts {
  readonly attendant: Attendant;
  readonly lanes: Lanes;
  readonly leases: Leases;
}

const STOPPED = 'the notifier stopped before its turn';
const TOO_LATE = 'its claim lapsed before its turn';

export function hand({ attendant, lanes, leases }: HandPorts): Hand {
  const leaving = new Set<Promise<void>>();
  let isClosed = false;

  const follow = (message: ClaimedMessage, work: Promise<void>, after: () => void = () => undefined) => {
    const left = work.then(() => {
      leaving.delete(left);
      leases.letGo(message);
      after();
      begin();
    });
    leaving.add(left);
  };
  const giveBack = (message: ClaimedMessage, why: string) => follow(message, attendant.giveBack(message, why));

  const begin = () => {
    for (let turn = lanes.next(); turn; turn = lanes.next()) {
      const { lane, message } = turn;
      if (leases.isHeld(message)) {
        lanes.count(lane, 1);
        follow(message, attendant.attend(message), () => lanes.count(lane, -1));
      } else {
        giveBack(message, TOO_LATE);
      }
    }
  };

  return {
    take: (messages, askedAt) => {
      leases.hold(messages, askedAt);
      for (const message of messages) {
        if (isClosed) giveBack(message, STOPPED);
        else lanes.add(message);
      }
      begin();
    },
    empty: async () => {
      isClosed = true;
      for (const message of lanes.clear()) giveBack(message, STOPPED);
      while (leaving.size > 0) await Promise.all(leaving);
    },
  };
}
