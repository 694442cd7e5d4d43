import type { ClaimedMessage } from '@cotiza/quoting';
import type { messageHandler } from './message-handler';
import type { targetQueues } from './target-queues';
import type { leases } from './leases';

interface HeldMessagesPorts {
  readonly handler: ReturnType<typeof messageHandler>;
  readonly queues: ReturnType<typeof targetQueues>;
  readonly held: ReturnType<typeof leases>;
}

const STOPPED = 'the notifier stopped before its turn';
const TOO_LATE = 'its claim lapsed before its turn';

/** Holds the messages that this notifier has claimed, each in the queue of its target. */
export function heldMessages({ handler, queues, held }: HeldMessagesPorts) {
  const leaving = new Set<Promise<void>>();
  let isClosed = false;

  const follow = (message: ClaimedMessage, work: Promise<void>, after: () => void = () => undefined) => {
    const left = work.then(() => {
      leaving.delete(left);
      held.release(message);
      after();
      begin();
    });
    leaving.add(left);
  };
  const giveBack = (message: ClaimedMessage, why: string) => follow(message, handler.giveBack(message, why));

  const begin = () => {
    for (let turn = queues.next(); turn; turn = queues.next()) {
      const { queue, message } = turn;
      if (held.isHeld(message)) {
        queues.count(queue, 1);
        follow(message, handler.handle(message), () => queues.count(queue, -1));
      } else {
        giveBack(message, TOO_LATE);
      }
    }
  };

  return {
    /** @param askedAt a time no later than the begin of their claim, in milliseconds since the epoch */
    take: (messages: readonly ClaimedMessage[], askedAt: number) => {
      held.hold(messages, askedAt);
      for (const message of messages) {
        if (isClosed) giveBack(message, STOPPED);
        else queues.add(message);
      }
      begin();
    },
    /** Returns waiting messages to the outbox, also those taken later; resolves when no attempt is in progress. */
    empty: async () => {
      isClosed = true;
      for (const message of queues.clear()) giveBack(message, STOPPED);
      while (leaving.size > 0) await Promise.all(leaving);
    },
  };
}
