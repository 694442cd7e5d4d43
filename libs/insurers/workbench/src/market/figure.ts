import type { InsuranceLine } from '@cotiza/contract';

/** What a figure is counted in: euros a year with all taxes, a ratio, or parts of a hundred. */
export type FigureUnit = 'EUR' | 'x' | '%';

/** A target of the market, and what the rate books make of it on a portfolio. */
export interface MarketFigure {
  readonly line: InsuranceLine;
  /** What is measured, in a few words. */
  readonly what: string;
  readonly unit: FigureUnit;
  /** Bounds of the target, both inclusive; null where there is none on that side. */
  readonly least: number | null;
  readonly most: number | null;
  /** Not a number where nothing in the portfolio could be measured: no target is met by that. */
  readonly value: number;
}

export function isMet({ least, most, value }: MarketFigure): boolean {
  return Number.isFinite(value) && (least === null || value >= least) && (most === null || value <= most);
}

export type Bounds = readonly [least: number | null, most: number | null];

/** Makes the figures of a line. */
export function figuresOf(line: InsuranceLine) {
  return (what: string, unit: FigureUnit, [least, most]: Bounds, value: number): MarketFigure => ({
    line,
    what,
    unit,
    least,
    most,
    value,
  });
}
