import type { ClaimedMessage } from '@cotiza/messages';
import type { MessageHandler } from './message-handler';
import type { TargetQueues } from './target-queues';
import type { Leases } from './leases';

/** The messages that this notifier has claimed, each in the queue of its target. */
export interface HeldMessages {
  /** @param askedAt a time no later than the begin of their claim, in milliseconds since the epoch */
  take(messages: readonly ClaimedMessage[], askedAt: number): void;
  /** Returns waiting messages to the outbox, also those taken later; resolves when no attempt is in progress. */
  empty(): Promise<void>;
}

export interface HeldMessagesPorts {
  readonly messageHandler: MessageHandler;
  readonly queues: TargetQueues;
  readonly leases: Leases;
}

const STOPPED = 'the notifier stopped before its turn';
const TOO_LATE = 'its claim lapsed before its turn';

export function heldMessages({ messageHandler, queues, leases }: HeldMessagesPorts): HeldMessages {
  const leaving = new Set<Promise<void>>();
  let isClosed = false;

  const follow = (message: ClaimedMessage, work: Promise<void>, after: () => void = () => undefined) => {
    const left = work.then(() => {
      leaving.delete(left);
      leases.release(message);
      after();
      begin();
    });
    leaving.add(left);
  };
  const giveBack = (message: ClaimedMessage, why: string) => follow(message, messageHandler.giveBack(message, why));

  const begin = () => {
    for (let turn = queues.next(); turn; turn = queues.next()) {
      const { queue, message } = turn;
      if (leases.isHeld(message)) {
        queues.count(queue, 1);
        follow(message, messageHandler.handle(message), () => queues.count(queue, -1));
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
        else queues.add(message);
      }
      begin();
    },
    empty: async () => {
      isClosed = true;
      for (const message of queues.clear()) giveBack(message, STOPPED);
      while (leaving.size > 0) await Promise.all(leaving);
    },
  };
}
