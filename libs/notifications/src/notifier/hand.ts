import type { Clock } from '@cotiza/kernel';
import type { ClaimedMessage } from '@cotiza/quoting';
import type { Attendant } from './attendant';
import type { Lanes } from './lanes';

/** The messages that this notifier has claimed and not let go of: each waits for its turn in the lane of its target. */
export interface Hand {
  /** @param beginBefore when it is too late to begin with them, in milliseconds since the epoch */
  take(messages: readonly ClaimedMessage[], beginBefore: number): void;
  /** How many there are. */
  size(): number;
  /** Gives back what waits, and whatever is still taken; resolves when nothing is under way. */
  empty(): Promise<void>;
}

export interface HandPorts {
  readonly attendant: Attendant;
  readonly lanes: Lanes;
  readonly clock: Clock;
  /** Messages in hand for one target; more are given back, so that one that is slow stops no other. */
  readonly roomPerTarget: number;
  /** Told each time a message has left. */
  readonly onLeft: () => void;
}

const STOPPED = 'the notifier stopped before its turn';
const TOO_LATE = 'it waited too long for its turn';
const TOO_SLOW = 'its receiver is too slow for all that is due';

export function hand({ attendant, lanes, clock, roomPerTarget, onLeft }: HandPorts): Hand {
  const leaving = new Set<Promise<void>>();
  let isClosed = false;

  const follow = (work: Promise<void>, after: () => void = () => undefined) => {
    const left = work.then(() => {
      leaving.delete(left);
      after();
      begin();
      onLeft();
    });
    leaving.add(left);
  };
  const giveBack = (message: ClaimedMessage, why: string, when: 'at once' | 'later') =>
    follow(attendant.giveBack(message, why, when));

  const begin = () => {
    for (let lane = lanes.next(); lane; lane = lanes.next()) {
      const [held, { message, beginBefore }] = [lane, lane.waiting.shift()!];
      if (clock.now() > beginBefore) {
        giveBack(message, TOO_LATE, 'at once');
      } else {
        lanes.count(held, 1);
        follow(attendant.attend(message), () => lanes.count(held, -1));
      }
    }
  };

  const accept = (message: ClaimedMessage, beginBefore: number) => {
    const { waiting, underWay } = lanes.laneOf(message);
    if (isClosed) return giveBack(message, STOPPED, 'at once');
    if (underWay + waiting.length >= roomPerTarget) return giveBack(message, TOO_SLOW, 'later');
    waiting.push({ message, beginBefore });
  };

  return {
    take: (messages, beginBefore) => {
      for (const message of messages) accept(message, beginBefore);
      begin();
    },
    size: lanes.size,
    empty: async () => {
      isClosed = true;
      for (const { message } of lanes.clear()) giveBack(message, STOPPED, 'at once');
      while (leaving.size > 0) await Promise.all(leaving);
    },
  };
}
