import type { Clock } from '@cotiza/kernel';
import type { Refusal } from '@cotiza/problems';
import type { LoopDelay } from './loop-delay';
import { Turns } from './turns';

/** With less than this of our own work waiting, nobody is refused. */
const LITTLE = 40;
/** What may wait of it once it has not been little for a while: more would only wait longer. */
const STANDING_AT_MOST = 160;
/** What may wait of it when it has just begun to pile up: many that come at once are no overload. */
const BURST_AT_MOST = 256;
/** What may wait of it while some are refused all the time: the rest of the time of those who are served would be waiting. */
const REFUSING_AT_MOST = 48;
/** For how long after a refusal that is so, in milliseconds. */
const REFUSING_MS = 250;
/** For how long it may pile up before it is taken for standing, in milliseconds. */
const BURST_MS = 50;

/** How often the limit of what is in flight is looked at, in milliseconds. */
const ADJUST_EVERY_MS = 100;
/** An event loop that is late by so much throughout that time has too much in flight. */
const LATE_MS = 100;
const LESS = 0.8;
const MORE = 1.1;

/** Of the deadline of a quotation, what may go by before its work has begun. */
const WAIT_SHARE = 0.25;

/** When to come again, in seconds: not all at the same time. */
const RETRY_AFTER_SECONDS = [3, 4, 5, 6, 7, 8];
/** When to come again while messages have to leave first. */
const AFTER_DELIVERIES_SECONDS = 60;

/** What is let in or refused: a quotation, which promises that something is delivered, or an estimate, which does not. */
export type AdmittedWork = 'quotation' | 'estimate';

export interface AdmissionOptions {
  readonly clock: Clock;
  readonly quoteDeadlineMs: number;
  /** Quotations and estimates that may be under way at once, those that wait for insurers included. */
  readonly mostInFlight: number;
  readonly loopDelay: LoopDelay;
  /** Whether nothing more may be promised to be delivered. */
  readonly isOutboxFull: () => boolean;
  /** Told of each: whether it is begun. */
  readonly observe?: (outcome: 'admitted' | 'refused') => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Refuses at once what could only wait. Two things are bounded: what of our own work waits (the turn of a quotation, and its
 * being kept), which is a queue that must not stand; and how many are under way, most of which wait for insurers and
 * cost no processor, by how late the event loop is.
 */
export class Admission {
  private readonly turns: Turns;
  private readonly now: () => number;
  private cancelAdjusting: (() => void) | undefined;
  private ownWork = 0;
  /** Let in in this turn of the event loop and not begun yet: many may come before the first of them is. */
  private letIn = 0;
  private littleAt = -Infinity;
  private lastWaitMs = 0;
  private refusedAt = -Infinity;
  private underWay = 0;
  private peak = 0;
  private limitNow: number;
  private loopLateMs = 0;
  private refused = 0;

  constructor(private readonly options: AdmissionOptions) {
    this.now = options.now ?? (() => performance.now());
    this.turns = new Turns(this.now);
    this.limitNow = options.mostInFlight;
  }

  /** Whether something has just been refused. */
  get isRefusing(): boolean {
    return this.now() - this.refusedAt < REFUSING_MS;
  }

  /**
   * Why one more quotation or estimate is not let in, if it is not. A door asks once for each, as soon as it knows that it is
   * asked for one; whoever is let in then begins it.
   */
  refusal(work: AdmittedWork): Refusal | undefined {
    const refusal = this.refusalNow(work);
    if (refusal === undefined && this.letIn++ === 0) setImmediate(this.forgetLetIn).unref();
    return refusal;
  }

  /** The same where whoever is not refused is let in by somebody else, who asks again. */
  refusalNow(work: AdmittedWork): Refusal | undefined {
    const seconds = this.secondsToWait(work);
    if (seconds === undefined) return undefined;
    this.refused++;
    this.refusedAt = this.now();
    this.options.observe?.('refused');
    return { problem: 'servicio_saturado', faults: [], retryAfterSeconds: seconds };
  }

  /** Does the work of what has been let in, when its turn has come. */
  async begin<T>(work: () => Promise<T>): Promise<T> {
    if (this.letIn > 0) this.letIn--;
    this.options.observe?.('admitted');
    this.peak = Math.max(this.peak, ++this.underWay);
    if (!this.cancelAdjusting) this.keepAdjusting();
    try {
      if (this.turns.mayBegin()) this.lastWaitMs = 0;
      else {
        const cameAt = this.now();
        await this.ownWorkIn(this.turns.next());
        this.lastWaitMs = this.now() - cameAt;
      }
      return await work();
    } finally {
      this.underWay--;
    }
  }

  /** Counts as our own work what is waited for besides a turn. */
  async ownWorkIn<T>(wait: Promise<T>): Promise<T> {
    if (this.ownWork++ < LITTLE) this.littleAt = this.now();
    try {
      return await wait;
    } finally {
      this.ownWork--;
    }
  }

  /** Resolves when it is the turn of something else that takes a while, such as a long answer. */
  async turn(): Promise<void> {
    if (!this.turns.mayBegin()) await this.turns.next();
  }

  /** A connection has been let in. */
  connected(): void {
    this.turns.knocked();
  }

  /** What there is now, for the metrics. */
  get state() {
    const { underWay, ownWork, limitNow, loopLateMs } = this;
    return { underWay, ownWork, limit: Math.floor(limitNow), loopLateMs };
  }

  stop(): void {
    this.cancelAdjusting?.();
    this.options.loopDelay.stop();
  }

  private secondsToWait(work: AdmittedWork): number | undefined {
    if (work === 'quotation' && this.options.isOutboxFull()) return AFTER_DELIVERIES_SECONDS;
    if (this.underWay + this.letIn < Math.floor(this.limitNow) && !this.hasTooMuchToDo()) return undefined;
    return RETRY_AFTER_SECONDS[this.refused % RETRY_AFTER_SECONDS.length];
  }

  private hasTooMuchToDo(): boolean {
    const toDo = this.ownWork + this.letIn;
    const now = this.now();
    if (toDo < LITTLE) {
      this.littleAt = now;
      return false;
    }
    if (this.lastWaitMs > WAIT_SHARE * this.options.quoteDeadlineMs) return true;
    if (now - this.refusedAt < REFUSING_MS) return toDo >= REFUSING_AT_MOST;
    return toDo >= (now - this.littleAt > BURST_MS ? STANDING_AT_MOST : BURST_AT_MOST);
  }

  private readonly forgetLetIn = (): void => void (this.letIn = 0);

  /** Down from what there was, and up again within seconds. */
  private adjust(): void {
    const { mostInFlight, loopDelay } = this.options;
    this.loopLateMs = loopDelay.leastMs();
    const least = Math.min(STANDING_AT_MOST, mostInFlight);
    this.limitNow =
      this.loopLateMs > LATE_MS
        ? Math.max(least, Math.min(this.limitNow, this.peak) * LESS)
        : Math.min(mostInFlight, this.limitNow * MORE);
    this.peak = this.underWay;
  }

  private keepAdjusting(): void {
    this.cancelAdjusting = this.options.clock.after(ADJUST_EVERY_MS, () => {
      this.cancelAdjusting = undefined;
      this.adjust();
      // With nothing under way and nothing to be made up for, there is nothing to look at.
      if (this.underWay > 0 || this.limitNow < this.options.mostInFlight) this.keepAdjusting();
    });
  }
}
