import { isMinorWord } from './folded-text';

/** Words of many names, in Catalan or Galician and in Castilian. */
const TRANSLATED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    andreu: 'andres',
    cami: 'camino',
    castell: 'castillo',
    climent: 'clemente',
    esteve: 'esteban',
    font: 'fuente',
    jaume: 'jaime',
    joan: 'juan',
    jordi: 'jorge',
    josep: 'jose',
    llorenc: 'lorenzo',
    miquel: 'miguel',
    pau: 'pablo',
    pere: 'pedro',
    sant: 'san',
    vall: 'valle',
    vicenc: 'vicente',
    xoan: 'juan',
  }),
);

/** Rules from a spelling of any language of Spain to a common one, in order. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
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
  return (
    RULES.reduce(
      (spelled, [pattern, replacement]) => spelled.replace(pattern, replacement),
      TRANSLATED.get(word) ?? word,
    ) || word
  );
}
