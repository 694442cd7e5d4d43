import { existing } from '@cotiza/kernel';
import { type QueryWord, queryWords } from './folded-text';
import { type Figure, figureOf, type VersionFigures, withUnits } from './vehicle-figures';
import { isNoise } from './vehicle-words.table';

/** A word of a search for vehicles, with its bit in marks. */
export interface Typed extends QueryWord {
  readonly bit: number;
  readonly figure: Figure | undefined;
}

/** Splits a text; a word that says only that a vehicle is meant has no bit, and so matches nothing. */
export function typedIn(text: string): Typed[] {
  const words = queryWords(withUnits(text));
  const isWorthless = words.every(({ isMinor, text: word }) => isMinor || isNoise(word));
  return words.map((word, at) => ({
    ...word,
    isMinor: word.isMinor && !isWorthless,
    bit: isNoise(word.text) && !isWorthless ? 0 : 1 << at,
    figure: figureOf(word.text),
  }));
}

/** Returns the bits of the figures that a version has, and the sum of their fits. */
export function fitOf(version: VersionFigures, figures: readonly Typed[]): { bits: number; fits: number } {
  let [bits, fits] = [0, 0];
  for (const { bit, figure } of figures) {
    const fit = existing(figure, 'figure of that word').fits(version);
    if (fit > 0) bits |= bit;
    fits += fit;
  }
  return { bits, fits };
}

/** Returns each run of words that begins with a number or a badge: for "320" a 320d, for "a 180" a Clase A. */
export function startsIn(typed: readonly Typed[]): string[] {
  const texts = typed.map(({ text }) => text);
  const runs = texts.flatMap((_, from) => texts.slice(from).map((__, more) => texts.slice(from, from + more + 1)));
  return runs.map((run) => ` ${run.join(' ')} `).filter((run) => /^ (?:\p{L} )?\d/u.test(run));
}

/** Returns the bits of words. */
export function bitsOf(typed: readonly Typed[]): number {
  return typed.reduce((bits, { bit }) => bits | bit, 0);
}

/** Returns the words of bits, as they were typed. */
export const wordsOf = (typed: readonly Typed[], bits: number): string[] =>
  typed.filter(({ bit }) => (bit & bits) !== 0).map((word) => word.typed);
