import type { ClaimedMessage, PassedOver } from '@cotiza/quoting';

/** How much is done at once. */
export interface LaneLimits {
  /** Webhook attempts under way to all endpoints together, but for those of `reserved`. E-mails are bounded by their mailer alone. */
  readonly webhooksAtOnce: number;
  /** Attempts that each endpoint may have under way however many the others have. */
  readonly reserved: number;
  /** Attempts under way to one target. */
  readonly perTarget: Readonly<Record<ClaimedMessage['kind'], number>>;
  /** With so many messages waiting in a lane, no more are claimed for it. */
  readonly full: number;
  /** Attempts that may be under way to an endpoint now, by what is known of its health. */
  readonly attemptsAllowed: (endpoint: string) => number;
  /** Told when a lane that was full is so no more. */
  readonly onRoom: () => void;
}

/** Messages in hand for one target: for e-mail, or for one webhook endpoint. */
export interface Lane {
  readonly kind: ClaimedMessage['kind'];
  readonly target: string | null;
  readonly waiting: ClaimedMessage[];
  underWay: number;
}

/** The lanes of a notifier. They take turns, so that none waits because another is long. */
export interface Lanes {
  /** Puts a message at the end of the lane of its target. */
  add(message: ClaimedMessage): void;
  /** The next message in turn that may begin; undefined when there is none. */
  next(): { readonly lane: Lane; readonly message: ClaimedMessage } | undefined;
  /** Counts an attempt that begins in a lane, or ends. */
  count(lane: Lane, change: 1 | -1): void;
  /** The targets whose lanes are full or at rest: nothing more is claimed for them. */
  passedOver(): PassedOver;
  /** Takes out whatever waits. */
  clear(): readonly ClaimedMessage[];
}

export function lanes({ webhooksAtOnce, reserved, perTarget, ...limits }: LaneLimits): Lanes {
  const byTarget = new Map<string, Lane>();
  const all: Lane[] = [];
  let webhooksUnderWay = 0;
  let turn = 0;

  const make = ({ kind, target }: ClaimedMessage, key: string): Lane => {
    const lane: Lane = { kind, target, waiting: [], underWay: 0 };
    byTarget.set(key, lane);
    all.push(lane);
    return lane;
  };
  const allowed = ({ target }: Lane) => (target === null ? Infinity : limits.attemptsAllowed(target));
  const hasRoom = ({ kind, underWay }: Lane) =>
    kind === 'email' || webhooksUnderWay < webhooksAtOnce || underWay < reserved;
  const mayBegin = (lane: Lane) =>
    lane.waiting.length > 0 && lane.underWay < Math.min(perTarget[lane.kind], allowed(lane)) && hasRoom(lane);
  const takenFrom = ({ waiting }: Lane) => {
    const message = waiting.shift()!;
    if (waiting.length === limits.full - 1) limits.onRoom();
    return message;
  };
  const isPassedOver = (lane: Lane) => lane.waiting.length >= limits.full || allowed(lane) === 0;

  return {
    add: (message) => {
      const key = `${message.kind} ${message.target ?? ''}`;
      (byTarget.get(key) ?? make(message, key)).waiting.push(message);
    },
    next: () => {
      for (let passed = 0; passed < all.length; passed++) {
        const lane = all[turn]!;
        turn = (turn + 1) % all.length;
        if (mayBegin(lane)) return { lane, message: takenFrom(lane) };
      }
      return undefined;
    },
    count: (lane, change) => {
      lane.underWay += change;
      if (lane.kind === 'webhook') webhooksUnderWay += change;
    },
    passedOver: () => {
      const passed = all.filter(isPassedOver);
      return {
        emails: passed.some(({ kind }) => kind === 'email'),
        endpoints: passed.flatMap(({ target }) => target ?? []),
      };
    },
    clear: () => all.flatMap(({ waiting }) => waiting.splice(0)),
  };
}
