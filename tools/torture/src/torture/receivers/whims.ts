import type { Chance } from '@cotiza/tools-kit';

/** How a receiver behaves. */
export type Mood =
  /** Answers at once. */
  | 'calm'
  /** Mostly at once, now and then late, and sometimes it cuts the connection instead. */
  | 'moody'
  | 'slow'
  /** Accepts nothing for now. */
  | 'refusing';

/** What a receiver does with one message. */
export interface Whim {
  readonly refuses: boolean;
  /** Milliseconds from accepting it until saying so. */
  readonly delayMs: number;
  /** The connection is cut instead of saying so. */
  readonly cuts: boolean;
}

const AT_ONCE: Whim = { refuses: false, delayMs: 0, cuts: false };

/** One message in so many. */
const DELAYED = 20;
const CUT = 200;

const DELAY_MS = [200, 1500] as const;

/** Decides about each message. */
export class Whims {
  mood: Mood = 'moody';

  constructor(private readonly chance: Chance) {}

  next(): Whim {
    switch (this.mood) {
      case 'calm':
        return AT_ONCE;
      case 'refusing':
        return { ...AT_ONCE, refuses: true };
      case 'slow':
        return { ...AT_ONCE, delayMs: this.chance.between(...DELAY_MS) };
      case 'moody':
        return {
          refuses: false,
          delayMs: this.chance.isOneIn(DELAYED) ? this.chance.between(...DELAY_MS) : 0,
          cuts: this.chance.isOneIn(CUT),
        };
    }
  }
}
