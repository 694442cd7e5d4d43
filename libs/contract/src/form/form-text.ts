import { isCalendarDay } from '@cotiza/kernel';
import type { Scalar } from '../model/condition';
import type { Language } from '../model/language';
import type { Field } from '../model/field';
import type { TextFormat } from '../model/value-kind';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

const SPANISH_DAY = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/;
const DAY_IN_WORDS = /^(\d{1,2})\s+(?:de\s+)?(\p{L}+)\s+(?:del?\s+)?(\d{4})$/iu;
const SPANISH_NUMBER = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;
/** A thousand with an English comma, or a Spanish one with three decimals: who typed it knows which. */
const AMBIGUOUS_NUMBER = /^-?[1-9]\d{0,2},\d{3}$/;
const PLAIN_NUMBER = /^-?\d+\.\d+$/;
const UNIT = /\s*(?:€|euros?|eur|m2|m²|metros(?: cuadrados)?|km|kilómetros|años?)$/i;
const SEPARATORS = /[\s.()/-]/g;

/** Room for a day in words, or for an amount with its unit. */
const DAY_OR_NUMBER_CHARS = 32;

/** Returns the length of the longest text that a form takes for a field: for one without separators, as many again. */
export function longestTyped({ kind, formatBy }: Field): number {
  switch (kind.type) {
    case 'text':
      return kind.format?.isBare || formatBy ? 2 * kind.maxLength : kind.maxLength;
    case 'choice':
      return Math.max(...kind.enumeration.values.map(({ length }) => length));
    case 'boolean':
      return 'false'.length;
    default:
      return DAY_OR_NUMBER_CHARS;
  }
}

/** Writes a day as the form shows it: 12/04/1988. A text that is no day stays as it is. */
export function spanishDay(text: string): string {
  return isCalendarDay(text) ? text.split('-').reverse().join('/') : text;
}

/** Returns the text that a form shows for the value of a field; empty for none. */
export function writeField({ kind }: Field, value: Scalar | null | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' && kind.type === 'number') return String(value).replace('.', ',');
  return kind.type === 'date' ? spanishDay(String(value)) : String(value);
}

/**
 * Returns the value of a field for the text of a form, in the formats of Spain: days as 12/04/1988, numbers with a decimal
 * comma, telephones, plates and documents with separators. A text that is none is returned as it was typed, and judged.
 *
 * @returns undefined when nothing was typed
 */
export function readField(row: Field, typed: string): Scalar | undefined {
  const text = typed.trim().replace(/\s+/g, ' ');
  const { kind } = row;
  if (text === '') return undefined;
  switch (kind.type) {
    case 'date':
      return readDay(text);
    case 'number':
    case 'integer':
      return readNumber(text);
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'text':
      return readText(row, kind.format, text);
    default:
      return text;
  }
}

function readDay(text: string): string {
  const [, day = '', month = '', year = ''] = SPANISH_DAY.exec(text) ?? daysInWords(text) ?? [];
  const iso = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : text;
}

/** No day of a form is after 2039: `87` is 1987, and `12` is asked about, because it can be 1912 and 2012. */
const FIRST_SURE_YEAR = '40';
const wholeYear = (year: string): string => (year.length === 2 && year >= FIRST_SURE_YEAR ? `19${year}` : year);

/** Returns why a text is no day, for the customer who typed it; undefined for what is only incomplete. */
export function whyNoDay(text: string, language: Language): string | undefined {
  const year = SPANISH_DAY.exec(text)?.[3];
  if (year === undefined) return undefined;
  const { fourDigits, noSuchDay } = DAY_FAULTS[language];
  return year.length === 2 && year < FIRST_SURE_YEAR ? fourDigits(year) : noSuchDay;
}

const DAY_FAULTS: Readonly<Record<Language, { fourDigits: (year: string) => string; noSuchDay: string }>> = {
  es: {
    fourDigits: (year) => `Escribe el año con cuatro cifras: ${year} puede ser 19${year} o 20${year}.`,
    noSuchDay: 'Ese día no existe en el calendario.',
  },
  en: {
    fourDigits: (year) => `Write the year with four digits: ${year} can be 19${year} or 20${year}.`,
    noSuchDay: 'The calendar has no such day.',
  },
};

/** The boxes of a day, and what each takes: a whole day fits into the first. */
export const DAY_BOXES = [
  { part: 'dia', label: { es: 'Día', en: 'Day' }, maxLength: 10, autocomplete: 'bday-day' },
  { part: 'mes', label: { es: 'Mes', en: 'Month' }, maxLength: 2, autocomplete: 'bday-month' },
  { part: 'anio', label: { es: 'Año', en: 'Year' }, maxLength: 4, autocomplete: 'bday-year' },
] as const;

/** Name of a box of a day. */
export const dayBox = (path: string, { part }: (typeof DAY_BOXES)[number]): string => `${path}.${part}`;

/** Returns the text of a day from its boxes: whatever is in the first alone, such as `03/05/87`. */
export function joinDay(parts: readonly string[]): string {
  const typed = parts.map((part) => part.trim());
  return typed.slice(1).every((part) => part === '') ? (typed[0] ?? '') : typed.join('/');
}

/** Returns the texts of the boxes for the value of a day. */
export const splitDay = (value: Scalar | null | undefined): readonly string[] =>
  spanishDay(String(value ?? '')).split('/');

function daysInWords(text: string): string[] | undefined {
  const [, day = '', name = '', year = ''] = DAY_IN_WORDS.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase().replace('setiembre', 'septiembre'));
  return month < 0 ? undefined : ['', day, String(month + 1), year];
}

/** A point before three digits separates thousands, before others decimals; a comma before three digits is asked about. */
function readNumber(text: string): number | string {
  const bare = text.replace(UNIT, '');
  if (AMBIGUOUS_NUMBER.test(bare)) return text;
  const [, sign = '', whole, decimals = '0'] = SPANISH_NUMBER.exec(bare) ?? [];
  if (whole !== undefined) return Number(`${sign}${whole.replaceAll('.', '')}.${decimals}`);
  return PLAIN_NUMBER.test(bare) ? Number(bare) : text;
}

/** Leaves separators out where the format has none and the rest is right. */
function readText({ formatBy }: Field, format: TextFormat | undefined, text: string): string {
  const bare = text.replace(SEPARATORS, '');
  const formats = [...(format ? [format] : []), ...Object.values(formatBy?.formats ?? {})];
  const fits = formats.some(({ isBare, test }) => isBare && test(bare));
  return fits ? bare.toUpperCase() : text;
}
