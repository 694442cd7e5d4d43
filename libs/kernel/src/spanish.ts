import type { CalendarDay } from './time';

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

const VOWEL = /[aeiouáéó]$/u;
const SHORTENED_STRESS: Readonly<Record<string, string>> = { ión: 'ion', és: 'es', án: 'an', ín: 'in' };

/**
 * The plural of a noun in lower case: `ofertas`, `valores`, `versiones`, `veces`. One that goes by no rule is given to
 * `counted` together with its plural.
 */
export function pluralOf(noun: string): string {
  if (VOWEL.test(noun)) return `${noun}s`;
  if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`;
  const stressed = Object.keys(SHORTENED_STRESS).find((ending) => noun.endsWith(ending));
  return stressed ? `${noun.slice(0, -stressed.length)}${SHORTENED_STRESS[stressed]}es` : `${noun}es`;
}

/**
 * Returns a count with its noun: `1 oferta`, `2 ofertas`, `0 valores`.
 *
 * @param one the noun in the singular
 * @param several its plural, where that goes by no rule or more words follow: `oferta de prueba`, `ofertas de prueba`
 */
export const counted = (count: number, one: string, several = pluralOf(one)): string =>
  `${count} ${count === 1 ? one : several}`;

/** Words that begin with the sound of i, but for those in which it glides into a vowel: `e Iberia`, `y hielo`, `y yate`. */
const BEGINS_WITH_I = /^(?:h?[iíî](?![aeouáéóú])|y(?![aeiouáéíóú]))/iu;
/** Words that begin with the sound of o, and the figures that do when read aloud: 8, 80, 800..., 11 and 11 000. */
const BEGINS_WITH_O = /^(?:h?[oóò]|8|11(?:[.\s]?\d{3})*(?![.\s]?\d))/iu;

/** Joins words that go together: `a`, `a y b`, `a, b y c`; `e` before the sound of i. No words are an empty text. */
export const listed = (words: readonly string[]): string =>
  joined(words, (last) => (BEGINS_WITH_I.test(last) ? 'e' : 'y'));

/** Joins alternatives: `a`, `a o b`, `a, b o c`; `u` before the sound of o. No words are an empty text. */
export const alternatives = (words: readonly string[]): string =>
  joined(words, (last) => (BEGINS_WITH_O.test(last) ? 'u' : 'o'));

function joined(words: readonly string[], conjunction: (last: string) => string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction(last)} ${last}`;
}

/** Returns a text with its first letter in upper case. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text with its first letter in lower case. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
