import { existing } from '@cotiza/kernel';

/**
 * Processor time that may go by before everything else has its turn, in milliseconds: as much as everything else took, so that
 * what was begun does not starve when refusing alone could fill the time.
 */
const SLICE_MS = { least: 1, most: 2 };

/** Connections that are let in between two slices. Node takes one in each turn of the event loop, however many wait. */
const LET_IN_AT_MOST = 64;

/**
 * How long everything else may take in one turn of the event loop before work is put off for a turn, in milliseconds. Whoever is
 * refused waits for the turn in which the request comes and for the next, in which it is read: work between them would make a
 * long wait longer. Turns get so long while other threads of the process collect garbage on the same core.
 */
const LONG_TURN_MS = 20;
/** For how many turns in a row. */
const PUT_OFF_AT_MOST = 8;
/** How often work goes on before it may be put off once more. Where turns are long again and again, it must not starve. */
const SLICES_PER_PUT_OFF = 8;

/**
 * Lets work begin one piece after the other, and whatever else the process does in between: reading what has come, refusing,
 * health, deliveries. Pieces that all came at once would otherwise run until the last of them is done.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private isScheduled = false;
  /** Whether something has begun at once since everything else had its turn. */
  private hasBegun = false;
  private endedAt = 0;
  private endsAt = 0;
  private hasKnocked = false;
  private letIn = 0;
  /** When everything else had its turn before, or work ended if it was between. */
  private turnedAt = 0;
  /** Slices that must follow before work may be put off as often as at first. */
  private owed = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether work may begin at once: nothing waits, and what began at once before in this turn of the event loop was short. */
  mayBegin(): boolean {
    if (this.isScheduled) return false;
    if (this.hasBegun) return this.now() < this.endsAt;
    this.hasBegun = true;
    this.endsAt = this.now() + SLICE_MS.least;
    // The event loop is not kept going for this: it happens at the end of this turn, and no turn is made for it.
    setImmediate(this.forget).unref();
    return true;
  }

  /** Resolves when it is the turn of whoever asked, in the order of asking. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.isScheduled) return;
      this.isScheduled = true;
      this.endedAt = this.turnedAt = this.now();
      setImmediate(this.begin);
    });
  }

  /** A connection has been let in: others may wait behind it. */
  knocked(): void {
    this.hasKnocked = true;
  }

  private readonly forget = (): void => void (this.hasBegun = false);

  private readonly begin = (): void => {
    const now = this.now();
    if (this.isForOthers(now - this.turnedAt)) {
      this.turnedAt = now;
      setImmediate(this.begin);
      return;
    }
    this.letIn = 0;
    if (this.owed > 0) this.owed--;
    this.endsAt = now + Math.min(SLICE_MS.most, Math.max(SLICE_MS.least, now - this.endedAt));
    this.goOn();
  };

  /** Whether everything else has one more turn before work goes on. */
  private isForOthers(turnMs: number): boolean {
    if (this.hasKnocked && this.letIn < LET_IN_AT_MOST) {
      this.hasKnocked = false;
      this.letIn++;
      return true;
    }
    if (turnMs <= LONG_TURN_MS || this.owed > (PUT_OFF_AT_MOST - 1) * SLICES_PER_PUT_OFF) return false;
    this.owed += SLICES_PER_PUT_OFF;
    return true;
  }

  private readonly goOn = (): void => {
    const now = this.now();
    if (this.waiting.length === 0) {
      this.isScheduled = false;
      this.owed = 0;
    } else if (now < this.endsAt) {
      existing(this.waiting.shift(), 'request that waits for its turn')();
      // A tick that is asked for from a microtask comes when no microtask is left: when what has just begun has come as far
      // as it can without waiting for something.
      queueMicrotask(this.afterwards);
    } else {
      this.endedAt = this.turnedAt = now;
      setImmediate(this.begin);
    }
  };

  private readonly afterwards = (): void => process.nextTick(this.goOn);
}
