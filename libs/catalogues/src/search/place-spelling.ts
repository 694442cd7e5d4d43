import { isMinorWord } from './folded-text';

/** Rules from a spelling of any language of Spain to a common one, in order. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^sant$/, 'san'],
  [/^(?:xoan|joan)$/, 'juan'],
  [/as$/, 'es'],
  [/tx|ch/g, 'x'],
  [/t[zs]/g, 's'],
  [/ny(?=[aeiou])/g, 'n'],
  [/qu(?=[ei])/g, 'k'],
  [/gu?(?=[ei])|j/g, 'x'],
  [/c(?=[ei])|z/g, 's'],
  [/qu|cu(?=[ao])/g, 'ku'],
  [/c/g, 'k'],
  [/v/g, 'b'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/ou|ue/g, 'o'],
  [/ie|e[ie]/g, 'e'],
  [/(?<=.{4})[eo]$/, ''],
  [/(?<=.{3}[ao])n$/, ''],
];

/**
 * Returns one form for the spellings of a place's word in Castilian, Catalan, Basque and Galician: "barakald" for both
 * "Baracaldo" and "Barakaldo".
 */
export function spellPlace(word: string): string {
  if (isMinorWord(word)) return word;
  return RULES.reduce((form, [pattern, replacement]) => form.replace(pattern, replacement), word) || word;
}
