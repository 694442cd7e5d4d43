import { markup, type Markup } from '@cotiza/kernel';

const NUMBER = new Intl.NumberFormat('en-GB');
const SPAIN = { timeZone: 'Europe/Madrid' } as const;
const MOMENT = new Intl.DateTimeFormat('en-GB', { ...SPAIN, dateStyle: 'medium', timeStyle: 'medium' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { ...SPAIN, hour: '2-digit', minute: '2-digit' });

/** A count with its thousands apart. */
export const count = (value: number): string => NUMBER.format(value);

/** A time of day in peninsular Spain. */
export const clockTime = (epochMs: number): string => CLOCK.format(epochMs);

/** An instant in peninsular Spain; a dash where there is none. */
export const moment = (epochMs: number | null): Markup =>
  epochMs === null
    ? markup`<span class="soft">–</span>`
    : markup`<time datetime="${new Date(epochMs).toISOString()}">${MOMENT.format(epochMs)}</time>`;

/** Seconds as people say them: `12 ms`, `1.25 s`; a dash where there are none. */
export function seconds(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value < 0.0005) return '< 1 ms';
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(2)} s`;
}

const [MINUTE_S, HOUR_S] = [60, 3600];

/** Rounds an age to seconds, minutes or hours. */
export function ago(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000));
  if (s < 2 * MINUTE_S) return `${s} s`;
  return s < 2 * HOUR_S ? `${Math.round(s / MINUTE_S)} min` : `${Math.round(s / HOUR_S)} h`;
}
