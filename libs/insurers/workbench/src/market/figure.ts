import type { InsuranceLine } from '@cotiza/contract';

/** The unit of a figure: euros a year with all taxes, a ratio, or per cent. */
export type FigureUnit = 'EUR' | 'x' | '%';

/** A target of the market, with its value on a portfolio. */
export interface MarketFigure {
  readonly line: InsuranceLine;
  /** Name of the figure, in a few words. */
  readonly what: string;
  readonly unit: FigureUnit;
  /** Bounds of the target, both inclusive; null without a bound on that side. */
  readonly least: number | null;
  readonly most: number | null;
  /** NaN where the portfolio has nothing to measure: such a value meets no target. */
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
