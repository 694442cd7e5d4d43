import { folded } from './folded';

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const IN_FIGURES = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/;
const IN_WORDS = /\b(\d{1,2})(?: de)? ([a-z]+)(?: del?)? (\d{4}|\d{2})\b/;

/**
 * A day as people in Spain write it, as AAAA-MM-DD: `3 de mayo del 90`, `3-5-90`, `03/05/1990`. A year of two figures is the
 * last one that ends so.
 *
 * @param thisYear the year that it is said in
 */
export function dayIn(said: string, thisYear: number): string | undefined {
  const text = folded(said).trim();
  if (ISO.test(text)) return text;
  const figures = IN_FIGURES.exec(text);
  if (figures) return isoOf(Number(figures[3]), Number(figures[2]), Number(figures[1]), thisYear);
  const words = IN_WORDS.exec(text);
  if (!words) return undefined;
  const [, day, named = '', year] = words;
  const month = MONTHS.indexOf(named) + 1;
  return month === 0 ? undefined : isoOf(Number(year), month, Number(day), thisYear);
}

function isoOf(year: number, month: number, day: number, thisYear: number): string {
  const century = thisYear - (thisYear % 100);
  const whole = year > 99 ? year : year + (century + year > thisYear ? century - 100 : century);
  return [String(whole).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** A day in words: `3 de mayo de 1990`. */
export const dayInWords = (iso: string): string => {
  const [year, month = 0, day] = iso.split('-').map(Number);
  return `${day} de ${MONTHS[month - 1]} de ${year}`;
};
