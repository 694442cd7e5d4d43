import type { Chance } from '@cotiza/tools-kit';

/** Personal values that occur nowhere but in what is sent, so that they are known wherever they turn up. */
export interface Marks {
  /** Letters alone, so that a name may hold it. */
  readonly word: string;
  /** A DNI with its right letter. */
  readonly documentId: string;
  readonly phone: string;
  /** The first of them that a text holds. */
  findIn(text: string): string | undefined;
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const LETTERS = 6;

export function marksOf(chance: Chance): Marks {
  const letters = Array.from({ length: LETTERS }, () => chance.pick([...CONSONANTS])).join('');
  const word = `Zxq${letters}`;
  const dni = chance.between(10_000_000, 99_999_999);
  const documentId = `${dni}${DNI_LETTERS[dni % DNI_LETTERS.length]}`;
  const phone = `6${chance.between(10_000_000, 99_999_999)}`;
  // A figure of a metric may hold any digits: only a whole number counts.
  const pattern = new RegExp(`${word}|${documentId}|(?<![\\d.])${phone}(?!\\d)`, 'i');
  return { word, documentId, phone, findIn: (text) => pattern.exec(text)?.[0] };
}
