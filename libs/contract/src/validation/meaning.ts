import { LONGEST_WORDS, valueMeant, wordsOf } from '../enumerations/enumeration';
import type { Scalar } from '../model/condition';
import type { Field } from '../model/field';

const FLAGS: ReadonlyMap<string, boolean> = new Map(
  ([true, false] as const).flatMap((flag) =>
    (flag ? ['true', 'sí', 'yes', 'verdadero', '1'] : ['false', 'no', 'falso', '0']).map(
      (word) => [wordsOf(word), flag] as const,
    ),
  ),
);

const NO_VALUE: ReadonlySet<string> = new Set(
  ['null', 'none', 'no', 'false', 'nunca', 'never', 'ninguna', 'ninguno'].map(wordsOf),
);

/** A sign is part of the answer: -1 is not 1. */
const NEGATIVE = /^\s*-/;

/**
 * Returns the value of a field, or one that it does not support, that certainly means the same as what was sent: its label,
 * another word for it, another case, or another type. Spelling mistakes mean nothing: the nearest value may be another fact.
 */
export function meantBy({ kind, unsupported }: Field, sent: unknown): Scalar | null | undefined {
  if (typeof sent === 'object' || String(sent).length > LONGEST_WORDS || NEGATIVE.test(String(sent))) return undefined;
  const word = wordsOf(String(sent));
  if (kind.type === 'choice') {
    const isWord = (value: Scalar) => wordsOf(String(value)) === word;
    return valueMeant(kind.enumeration, String(sent)) ?? unsupported?.values?.find(isWord);
  }
  if ('nullable' in kind && kind.nullable) return NO_VALUE.has(word) ? null : undefined;
  return kind.type === 'boolean' ? FLAGS.get(word) : undefined;
}
