import type { Cents } from '@cotiza/kernel';

/** The number and size of rises and falls. */
export interface Change {
  /** Prices that exist before and after. */
  readonly compared: number;
  readonly dearer: number;
  readonly cheaper: number;
  /** The relative change of the sum of the prices: 0.03 is three per cent more. NaN without compared prices. */
  readonly mean: number;
  /** The largest relative rise and fall of one price: never below zero, and never above. */
  readonly greatestRise: number;
  readonly greatestFall: number;
}

/** Sums changes of prices. */
export class Tally {
  private compared = 0;
  private dearer = 0;
  private cheaper = 0;
  private before = 0;
  private after = 0;
  private rise = 0;
  private fall = 0;

  add(beforeCents: Cents, afterCents: Cents): void {
    const part = afterCents / beforeCents - 1;
    this.compared++;
    if (part > 0) this.dearer++;
    if (part < 0) this.cheaper++;
    this.before += beforeCents;
    this.after += afterCents;
    this.rise = Math.max(this.rise, part);
    this.fall = Math.min(this.fall, part);
  }

  /** Adds another tally. */
  include(other: Tally): this {
    this.compared += other.compared;
    this.dearer += other.dearer;
    this.cheaper += other.cheaper;
    this.before += other.before;
    this.after += other.after;
    this.rise = Math.max(this.rise, other.rise);
    this.fall = Math.min(this.fall, other.fall);
    return this;
  }

  /** Returns true when any price has changed. */
  hasMoved(): boolean {
    return this.dearer + this.cheaper > 0;
  }

  result(): Change {
    const { compared, dearer, cheaper, before, after, rise, fall } = this;
    return { compared, dearer, cheaper, mean: after / before - 1, greatestRise: rise, greatestFall: fall };
  }
}
