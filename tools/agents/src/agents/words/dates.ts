import { folded } from './folded';

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

const IN_FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const IN_WORDS = /^(\d{1,2})(?: de)? ([a-z]+)(?: del?)? (\d{4})$/;

/** Converts a day as people in Spain write it, such as `3 de mayo de 1990` or `3-5-1990`, to AAAA-MM-DD. */
export function dayIn(said: string): string | undefined {
  const text = folded(said).trim();
  const [, day = '', name, year] = IN_FIGURES.exec(text) ?? IN_WORDS.exec(text) ?? [];
  const month = Number(name) || MONTHS.indexOf(name ?? '') + 1;
  return month === 0 ? undefined : [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
}
