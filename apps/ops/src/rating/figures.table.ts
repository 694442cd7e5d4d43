import { isMet, type MarketFigure } from '@cotiza/insurers-workbench';
import { table, type Column } from '../output/table';

const DECIMALS: Readonly<Record<MarketFigure['unit'], number>> = { EUR: 0, x: 2, '%': 1 };

const COLUMNS: readonly Column<MarketFigure>[] = [
  { title: 'LINE', of: ({ line }) => line },
  { title: 'TARGET', of: (figure) => targetText(figure), isNumber: true },
  { title: 'MEASURED', of: (figure) => measuredText(figure), isNumber: true },
  { title: '', of: (figure) => (isMet(figure) ? 'ok' : 'MISSED') },
  { title: 'OF', of: ({ what }) => what },
];

export function figuresTable(figures: readonly MarketFigure[], width: number): string {
  return table(COLUMNS, figures, width);
}

export function targetText({ least, most, unit }: MarketFigure): string {
  if (least === null) return `up to ${most} ${unit}`;
  return most === null ? `from ${least} ${unit}` : `${least}-${most} ${unit}`;
}

export function measuredText({ value, unit }: MarketFigure): string {
  return Number.isFinite(value) ? `${value.toFixed(DECIMALS[unit])} ${unit}` : 'nothing';
}

export function figureDocument(figure: MarketFigure) {
  const { value, ...rest } = figure;
  return { ...rest, value: Number.isFinite(value) ? Number(value.toFixed(4)) : null, isMet: isMet(figure) };
}
