import { markup, type Markup } from '@cotiza/kernel';
import type { LossRatio } from '../market/loss-ratios';
import type { PriceSpread } from './spread-of-prices';

/** Pixels: the width of a chart, of its labels, and the height of a row. */
const WIDTH = 860;
const LABELS = 250;
const VALUES = 150;
const ROW = 24;
const AXIS = 26;

/** Position of the plot: between the labels and the values. */
const PLOT = WIDTH - LABELS - VALUES;

/** Approximate number of marks on an axis. */
const TICKS = 5;

interface Scale {
  readonly x: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Makes a scale with round numbers over a range. */
function scaleOf(from: number, to: number): Scale {
  const rough = (to - from) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
  const [low, high] = [Math.floor(from / step) * step, Math.ceil(to / step) * step];
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { x: (value) => round(LABELS + (PLOT * (value - low)) / (high - low)), ticks };
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Draws rows, each with a label, a shape and its values, and an axis below. */
function drawing<Row>(
  title: string,
  rows: readonly Row[],
  { scale, tick, draw }: { scale: Scale; tick: (value: number) => string; draw: (row: Row, middle: number) => Markup },
): Markup {
  const height = rows.length * ROW;
  const marks = scale.ticks.map(
    (value) => markup`<line class="grid" x1="${scale.x(value)}" x2="${scale.x(value)}" y1="0" y2="${height}"/>
<text class="tick" x="${scale.x(value)}" y="${height + 16}">${tick(value)}</text>`,
  );
  return markup`<svg role="img" aria-label="${title}" viewBox="0 0 ${WIDTH} ${height + AXIS}">
${marks}
${rows.map((row, index) => draw(row, index * ROW + ROW / 2))}
</svg>`;
}

const labelled = (label: string, value: string, middle: number, drawn: Markup): Markup =>
  markup`<text class="label" x="${LABELS - 10}" y="${middle + 4}">${label}</text>${drawn}<text x="${WIDTH - VALUES + 10}" y="${middle + 4}">${value}</text>`;

/** Draws the distribution of prices: a line for nine tenths of them, a box for the middle half, and a mark for the median. */
export function spreadChart(title: string, spreads: readonly PriceSpread[]): Markup {
  const scale = scaleOf(0, Math.max(...spreads.map(({ quantiles }) => quantiles[4])));
  return drawing(title, spreads, {
    scale,
    tick: (euros) => `${euros} €`,
    draw: ({ modality, of, quantiles }, middle) => {
      const [p5, p25, p50, p75, p95] = quantiles.map(scale.x) as unknown as typeof quantiles;
      const isBest = of !== 'all offers';
      return labelled(
        isBest ? 'cheapest of each request' : modality,
        `${quantiles[2].toFixed(0)} € (${quantiles[0].toFixed(0)}–${quantiles[4].toFixed(0)})`,
        middle,
        markup`<line class="whisker" x1="${p5}" x2="${p95}" y1="${middle}" y2="${middle}"/>
<rect class="${isBest ? 'best' : 'all'}" x="${p25}" y="${middle - 7}" width="${round(p75 - p25)}" height="14"/>
<line class="median" x1="${p50}" x2="${p50}" y1="${middle - 8}" y2="${middle + 8}"/>`,
      );
    },
  });
}

/** A part of a whole. */
export interface Share {
  readonly label: string;
  /** From 0 to 1. */
  readonly part: number;
  /** True for a part of the row above. */
  readonly isDetail?: boolean;
}

/** Draws parts of a whole as bars. */
export function shareChart(title: string, shares: readonly Share[]): Markup {
  const scale = scaleOf(0, Math.max(0.05, ...shares.map(({ part }) => part)));
  return drawing(title, shares, {
    scale,
    tick: (part) => `${Math.round(100 * part)} %`,
    draw: ({ label, part, isDetail = false }, middle) =>
      labelled(
        label,
        `${(100 * part).toFixed(1)} %`,
        middle,
        markup`<rect class="${isDetail ? 'best' : 'all'}" x="${LABELS}" y="${middle - 7}" width="${round(scale.x(part) - LABELS)}" height="14"/>`,
      ),
  });
}

/** Draws loss ratios of guarantees: a stroke for the declared one, a dot for the implied one. */
export function lossRatioChart(title: string, ratios: readonly LossRatio[], points: number): Markup {
  const measured = ratios.filter(({ implied }) => Number.isFinite(implied));
  const values = measured.flatMap(({ declared, implied }) => [declared, implied]);
  const scale = scaleOf(Math.min(...values) - 0.02, Math.max(...values) + 0.02);
  return drawing(title, measured, {
    scale,
    tick: (ratio) => `${Math.round(100 * ratio)} %`,
    draw: ({ insurerId, guarantee, declared, implied }, middle) => {
      const [from, to] = [scale.x(declared), scale.x(implied)];
      const isFar = 100 * Math.abs(implied - declared) > points;
      return labelled(
        `${insurerId}, ${guarantee}`,
        `${(100 * implied).toFixed(1)} % (${(100 * declared).toFixed(1)})`,
        middle,
        markup`<line class="whisker" x1="${from}" x2="${to}" y1="${middle}" y2="${middle}"/>
<line class="median" x1="${from}" x2="${from}" y1="${middle - 7}" y2="${middle + 7}"/>
<circle class="${isFar ? 'far' : 'near'}" cx="${to}" cy="${middle}" r="5"/>`,
      );
    },
  });
}
