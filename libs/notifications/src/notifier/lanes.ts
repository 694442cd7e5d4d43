import type { ClaimedMessage } from '@cotiza/quoting';

/** How much is done at once. */
export interface LaneLimits {
  /** Webhook attempts under way, to all endpoints together. E-mails are bounded by their mailer alone. */
  readonly webhooksAtOnce: number;
  /** Attempts under way to one target. */
  readonly perTarget: Readonly<Record<ClaimedMessage['kind'], number>>;
}

/** A message in hand that waits for its turn. */
export interface Waiting {
  readonly message: ClaimedMessage;
  /** When it is too late to begin, in milliseconds since the epoch: the lease would not last. */
  readonly beginBefore: number;
}

/** Messages in hand for one target: for e-mail, or for one webhook endpoint. */
export interface Lane {
  readonly kind: ClaimedMessage['kind'];
  readonly waiting: Waiting[];
  underWay: number;
}

/** The lanes of a notifier. They take turns, so that none waits because another is long. */
export interface Lanes {
  /** That of a message, made the first time that one comes for its target. */
  laneOf(message: ClaimedMessage): Lane;
  /** The next lane in turn in which a message waits and may begin; undefined when there is none. */
  next(): Lane | undefined;
  /** Counts an attempt that begins in a lane, or ends. */
  count(lane: Lane, change: 1 | -1): void;
  /** Messages waiting or under way, in all lanes. */
  size(): number;
  /** Takes out whatever waits. */
  clear(): readonly Waiting[];
}

export function lanes({ webhooksAtOnce, perTarget }: LaneLimits): Lanes {
  const byTarget = new Map<string, Lane>();
  const all: Lane[] = [];
  let webhooksUnderWay = 0;
  let turn = 0;

  const make = (kind: Lane['kind'], key: string): Lane => {
    const lane: Lane = { kind, waiting: [], underWay: 0 };
    byTarget.set(key, lane);
    all.push(lane);
    return lane;
  };
  const mayBegin = ({ kind, waiting, underWay }: Lane) =>
    waiting.length > 0 && underWay < perTarget[kind] && (kind === 'email' || webhooksUnderWay < webhooksAtOnce);

  return {
    laneOf: ({ kind, target }) => {
      const key = `${kind} ${target ?? ''}`;
      return byTarget.get(key) ?? make(kind, key);
    },
    next: () => {
      for (let passed = 0; passed < all.length; passed++) {
        const lane = all[turn]!;
        turn = (turn + 1) % all.length;
        if (mayBegin(lane)) return lane;
      }
      return undefined;
    },
    count: (lane, change) => {
      lane.underWay += change;
      if (lane.kind === 'webhook') webhooksUnderWay += change;
    },
    size: () => all.reduce((sum, { waiting, underWay }) => sum + waiting.length + underWay, 0),
    clear: () => all.flatMap(({ waiting }) => waiting.splice(0)),
  };
}
