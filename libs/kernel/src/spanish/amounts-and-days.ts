/** Spain's calendar, whatever clock the machine keeps. */
const timeZone = 'Europe/Madrid';

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone });
const WEEKDAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone });
const TIME = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone });

/** How often a price is paid, as it is said after the price. A period that is not listed is said as the insurer does. */
const PER_PERIOD: ReadonlyMap<string, string> = new Map([
  ['anual', 'al año'],
  ['semestral', 'al semestre'],
  ['trimestral', 'al trimestre'],
  ['mensual', 'al mes'],
]);

/** `1.234,56 €`, its space one that does not break. */
export const euros = (amount: number): string => EUROS.format(amount);

export const perPeriod = (periodicidad: string): string => PER_PERIOD.get(periodicidad) ?? periodicidad;

/** `6 de diciembre de 2026`. */
export const day = (epochMs: number): string => DAY.format(epochMs);

/** `domingo, 6 de diciembre de 2026`. */
export const longDay = (epochMs: number): string => WEEKDAY.format(epochMs);

/** `a las 10:00 (hora peninsular española)`. */
export const timeOfDay = (epochMs: number): string => `a las ${TIME.format(epochMs)} (hora peninsular española)`;

/** `domingo, 6 de diciembre de 2026, a las 10:00 (hora peninsular española)`. */
export const moment = (epochMs: number): string => `${longDay(epochMs)}, ${timeOfDay(epochMs)}`;
