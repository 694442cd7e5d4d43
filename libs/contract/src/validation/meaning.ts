import { wordsOf } from '../enumerations/enumeration';
import type { Field } from '../model/field';

const FLAGS: ReadonlyMap<string, boolean> = new Map(
  ([true, false] as const).flatMap((flag) =>
    (flag ? ['true', 'sí', 'yes', 'verdadero', '1'] : ['false', 'no', 'falso', '0']).map(
      (word) => [wordsOf(word), flag] as const,
    ),
  ),
);

/** Longest text that is looked up. */
const LONGEST = 100;

/**
 * Returns the value of a field that certainly means the same as a value that the field does not take: its label, another word
 * for it, another case, or another type. Spelling mistakes mean nothing: the nearest value may be another fact.
 */
export function meantBy({ kind }: Field, sent: unknown): string | boolean | undefined {
  if (typeof sent === 'object' || String(sent).length > LONGEST) return undefined;
  const word = wordsOf(String(sent));
  if (kind.type === 'choice') return kind.enumeration.meanings.get(word);
  return kind.type === 'boolean' ? FLAGS.get(word) : undefined;
}
