import type { CalendarDay } from '../calendar';

/** Spain's calendar, whatever clock the machine keeps. */
const timeZone = 'Europe/Madrid';

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone });
const WEEKDAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone });
const TIME = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone });

/** The period of a payment, as it follows a price. A period that is not listed keeps the words of the insurer. */
export const PER_PERIOD: ReadonlyMap<string, string> = new Map([
  ['anual', 'al año'],
  ['semestral', 'al semestre'],
  ['trimestral', 'al trimestre'],
  ['mensual', 'al mes'],
]);

/** Returns `1.234,56 €`, its space one that does not break. Minus zero is zero. */
export const euros = (amount: number): string => EUROS.format(amount + 0);

const MILLION = 1_000_000;
const WHOLE_EUROS = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 });
const MILLIONS = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/**
 * Returns a limit, an excess or a sum as short as it can be read: `1.500 €`, `70 millones de euros`, `1.234,56 €`. A price keeps
 * its cents: see `euros`.
 */
export function roundEuros(amount: number): string {
  if (amount >= MILLION && amount % (MILLION / 10) === 0)
    return `${MILLIONS.format(amount / MILLION)}\u00a0${amount === MILLION ? 'millón' : 'millones'} de euros`;
  return Number.isInteger(amount) ? `${WHOLE_EUROS.format(amount)}\u00a0€` : euros(amount);
}

export const perPeriod = (periodicidad: string): string => PER_PERIOD.get(periodicidad) ?? periodicidad;

/** `6 de diciembre de 2026`. */
export const day = (epochMs: number): string => DAY.format(epochMs);

/** Writes a calendar day as `day`. */
export const dayInWords = (calendarDay: CalendarDay): string => day(Date.parse(`${calendarDay}T12:00:00Z`));

/** `domingo, 6 de diciembre de 2026`. */
export const longDay = (epochMs: number): string => WEEKDAY.format(epochMs);

/** `a las 10:00 (hora peninsular española)`. */
export const timeOfDay = (epochMs: number): string => `a las ${TIME.format(epochMs)} (hora peninsular española)`;

/** `domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)`. */
export const moment = (epochMs: number): string => `${longDay(epochMs)}, ${timeOfDay(epochMs)}`;
