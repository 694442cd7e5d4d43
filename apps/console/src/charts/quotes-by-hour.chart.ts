import { markup, type Markup } from '@cotiza/kernel';
import type { QuotesOfHour } from '@cotiza/storage';
import { clockTime, count } from '../pages/in-words';
import { table, type Column } from '../pages/table';
import { legend } from './legend';

export const HOUR_MS = 3_600_000;
const HOURS = 24;
/** Units of the drawing, which is scaled to the available width. */
const [STEP, COLUMN, HEIGHT] = [10, 8, 100];
/** Number of hours between labels of the axis. */
const LABEL_EVERY = 6;

/** Quotations of one hour. */
export interface HourOfDay {
  readonly from: number;
  readonly withOffers: number;
  readonly withoutOffers: number;
}

/** Returns the last 24 hours with the current one, the oldest first, also those without quotations. */
export function lastDay(counted: readonly QuotesOfHour[], now: number): readonly HourOfDay[] {
  const current = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from({ length: HOURS }, (_, place) => {
    const from = current - (HOURS - 1 - place) * HOUR_MS;
    const of = (state: QuotesOfHour['state']) =>
      counted.filter((row) => row.hour === from && row.state === state).reduce((sum, row) => sum + row.count, 0);
    return { from, withOffers: of('cotizado'), withoutOffers: of('sin_ofertas') };
  });
}

const COLUMNS: readonly Column<HourOfDay>[] = [
  { title: 'Hour from', of: ({ from }) => clockTime(from) },
  { title: 'With offers', of: ({ withOffers }) => count(withOffers), isNumber: true },
  { title: 'Without', of: ({ withoutOffers }) => count(withoutOffers), isNumber: true },
];

/** Draws a column for each hour, with the same figures as a table for screen readers. */
export function quotesByHourChart(hours: readonly HourOfDay[]): Markup {
  const most = Math.max(1, ...hours.map(({ withOffers, withoutOffers }) => withOffers + withoutOffers));
  const total = hours.reduce((sum, { withOffers, withoutOffers }) => sum + withOffers + withoutOffers, 0);
  const label = `Quotations by hour: ${count(total)} in 24 hours, at most ${count(most)} in one. The table below has the figures.`;
  return markup`<figure>
<p class="small soft">At most ${count(most)} in an hour</p>
<svg class="columns" viewBox="0 0 ${HOURS * STEP} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">
${hours.map((hour, place) => column(hour, place, HEIGHT / most))}
</svg>
<div class="axis" aria-hidden="true">${hours.filter((_, place) => place % LABEL_EVERY === 0).map(({ from }) => markup`<span>${clockTime(from)}</span>`)}<span>now</span></div>
${legend([
  ['good', 'with offers'],
  ['none', 'without offers'],
])}
<details>
<summary>The same as a table</summary>
${table(COLUMNS, hours, '')}
</details>
</figure>`;
}

function column({ withOffers, withoutOffers }: HourOfDay, place: number, unit: number): Markup {
  const x = place * STEP + (STEP - COLUMN) / 2;
  const [lower, upper] = [withOffers * unit, withoutOffers * unit];
  const bar = (kind: string, height: number, below: number) =>
    height === 0
      ? null
      : markup`<rect class="fill-${kind}" x="${x}" y="${(HEIGHT - below - height).toFixed(2)}" width="${COLUMN}" height="${height.toFixed(2)}" />`;
  return markup`${bar('good', lower, 0)}${bar('none', upper, lower)}`;
}
