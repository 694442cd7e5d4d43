import { defined } from '@cotiza/kernel';
import type { ClaimedMessage, PassedOver } from '@cotiza/quoting';

/** Limits of simultaneous attempts and waiting messages. */
export interface QueueLimits {
  /** Simultaneous webhook attempts in total, except those of `reserved`. Only the mailer limits e-mails. */
  readonly webhooksAtOnce: number;
  /** Simultaneous attempts reserved for each endpoint, whatever the others use. */
  readonly reserved: number;
  /** Simultaneous attempts for one target. */
  readonly perTarget: Readonly<Record<ClaimedMessage['kind'], number>>;
  /** Number of waiting messages at which no more are claimed for a queue. */
  readonly full: number;
  /** Returns the simultaneous attempts that the health of an endpoint allows. */
  readonly attemptsAllowed: (endpoint: string) => number;
  /** Called when a full queue has room again. */
  readonly onRoom: () => void;
}

/** Messages held for one target: for e-mail, or for one webhook endpoint. */
export interface TargetQueue {
  readonly kind: ClaimedMessage['kind'];
  readonly target: string | null;
  readonly waiting: ClaimedMessage[];
  underWay: number;
}

/** The queues of a notifier. They take turns, so that a long one does not delay the others. */
export function targetQueues({ webhooksAtOnce, reserved, perTarget, ...limits }: QueueLimits) {
  const byTarget = new Map<string, TargetQueue>();
  const all: TargetQueue[] = [];
  let webhooksUnderWay = 0;
  let turn = 0;

  const make = ({ kind, target }: ClaimedMessage, key: string): TargetQueue => {
    const queue: TargetQueue = { kind, target, waiting: [], underWay: 0 };
    byTarget.set(key, queue);
    all.push(queue);
    return queue;
  };
  const allowed = ({ target }: TargetQueue) => (target === null ? Infinity : limits.attemptsAllowed(target));
  const hasRoom = ({ kind, underWay }: TargetQueue) =>
    kind === 'email' || webhooksUnderWay < webhooksAtOnce || underWay < reserved;
  const mayBegin = (queue: TargetQueue) =>
    queue.waiting.length > 0 && queue.underWay < Math.min(perTarget[queue.kind], allowed(queue)) && hasRoom(queue);
  const takenFrom = ({ waiting }: TargetQueue) => {
    const message = defined(waiting.shift(), 'message that waits in the queue');
    if (waiting.length === limits.full - 1) limits.onRoom();
    return message;
  };
  const isPassedOver = (queue: TargetQueue) => queue.waiting.length >= limits.full || allowed(queue) === 0;

  return {
    /** Puts a message at the end of the queue of its target. */
    add: (message: ClaimedMessage) => {
      const key = `${message.kind} ${message.target ?? ''}`;
      (byTarget.get(key) ?? make(message, key)).waiting.push(message);
    },
    /** Returns the next message in turn that may begin, or undefined. */
    next: () => {
      for (let passed = 0; passed < all.length; passed++) {
        const queue = defined(all[turn], 'queue whose turn it is');
        turn = (turn + 1) % all.length;
        if (mayBegin(queue)) return { queue, message: takenFrom(queue) };
      }
      return undefined;
    },
    /** Counts an attempt that begins or ends in a queue. */
    count: (queue: TargetQueue, change: 1 | -1) => {
      queue.underWay += change;
      if (queue.kind === 'webhook') webhooksUnderWay += change;
    },
    /** Returns the targets whose queues are full or paused: no messages are claimed for them. */
    passedOver: (): PassedOver => {
      const passed = all.filter(isPassedOver);
      return {
        emails: passed.some(({ kind }) => kind === 'email'),
        endpoints: passed.flatMap(({ target }) => target ?? []),
      };
    },
    /** Removes and returns all waiting messages. */
    clear: () => all.flatMap(({ waiting }) => waiting.splice(0)),
  };
}
