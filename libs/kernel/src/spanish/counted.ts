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
