import { markup, type Markup } from '@cotiza/kernel';

const NUMBER = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
const MOMENT = new Intl.DateTimeFormat('es-ES', {
  ...{ timeZone: 'Europe/Madrid', dateStyle: 'medium', timeStyle: 'medium' },
});

/** Formats a number with decimal comma and thousands separators. */
export const count = (value: number): string => NUMBER.format(value);

/** Formats a count with its noun. */
export const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

/** Formats an instant in peninsular Spain, or a dash without one. */
export const moment = (epochMs: number | null): Markup =>
  epochMs === null
    ? markup`<span class="soft">–</span>`
    : markup`<time datetime="${new Date(epochMs).toISOString()}">${MOMENT.format(epochMs)}</time>`;

/** Renders an id, a code or a command: it stays on one line, and a click selects all of it. */
export const code = (text: string): Markup => markup`<code>${text}</code>`;

/** Formats seconds in a readable unit: `12 ms`, `1,25 s`; a dash without a value. */
export function seconds(value: number | undefined): string {
  if (value === undefined) return '–';
  if (value < 0.0005) return '< 1 ms';
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${count(value)} s`;
}

/** Formats an amount of euros; a dash without one. */
export const euros = (value: number | undefined): string => (value === undefined ? '–' : `${count(value)} €`);

const [MINUTE_S, HOUR_S] = [60, 3600];

/** Rounds an age to seconds, minutes or hours. */
export function ago(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000));
  if (s < 2 * MINUTE_S) return `${s} s`;
  return s < 2 * HOUR_S ? `${Math.round(s / MINUTE_S)} min` : `${Math.round(s / HOUR_S)} h`;
}
