import type { KnownField } from './known-field';

/** What the words about a form say of the kind of a value; undefined where they say nothing of it. */
export function kindIn(words: string): KnownField['tipo'] {
  if (/AAAA-MM-DD/.test(words)) return 'fecha';
  if (/true o false|se espera: booleano/i.test(words)) return 'booleano';
  return /\b(?:entero|número) de \d/.test(words) ? 'número' : undefined;
}

/** `catálogo de municipios` names none. */
const CATALOGUE = /cat[aá]logo:? ([a-z-]{5,})/i;

/** The catalogue that words name. */
export const catalogueIn = (words: string): string | undefined => CATALOGUE.exec(words)?.[1];
