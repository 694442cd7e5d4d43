import { defined } from '@cotiza/kernel';
import { type QueryWord, queryWords } from './folded-text';
import { type Figure, figureOf, isOnlyFigure, type VersionFigures, withUnits } from './vehicle-figures';
import { isNoise, withoutCounts } from './vehicle-words.table';

/** A word of a search for vehicles, with its bit in marks. */
export interface Typed extends QueryWord {
  readonly bit: number;
  readonly figure: Figure | undefined;
  /** True for a figure that is no name of a model. */
  readonly isFigure: boolean;
  /** True for a word of the name of a brand in the text. */
  readonly isOfBrand: boolean;
}

/**
 * Splits a text; a word that says only that a vehicle is meant has no bit, and so matches nothing.
 *
 * @param isNamedByDisplacement true where "125cc" is a part of a name
 */
export function typedIn(text: string, isNamedByDisplacement: boolean): Typed[] {
  const words = queryWords(withUnits(withoutCounts(text)));
  const isWorthless = words.every(({ isMinor, text: word }) => isMinor || isNoise(word));
  return words.map((word, at) => {
    const figure = figureOf(word.text);
    const isName = isNamedByDisplacement && figure?.kind === 'displacement';
    return {
      ...word,
      text: isName ? word.text.replace(/ (?:cc|cm \d)$/, '') : word.text,
      isMinor: word.isMinor && !isWorthless,
      bit: isNoise(word.text) && !isWorthless ? 0 : 1 << at,
      figure,
      isFigure: isOnlyFigure(word.text) && !isName,
      isOfBrand: false,
    };
  });
}

/** Returns the bits of the figures that a version has, and the sum of their fits. */
export function fitOf(version: VersionFigures, figures: readonly Typed[]): { bits: number; fits: number } {
  let [bits, fits] = [0, 0];
  for (const { bit, figure } of figures) {
    const fit = defined(figure, 'figure of that word').fits(version);
    if (fit > 0) bits |= bit;
    fits += fit;
  }
  return { bits, fits };
}

/** Returns the bits of words. */
export function bitsOf(typed: readonly Typed[]): number {
  return typed.reduce((bits, { bit }) => bits | bit, 0);
}

/** Returns the words of bits, as they were typed. */
export const wordsOf = (typed: readonly Typed[], bits: number): string[] =>
  typed.filter(({ bit }) => (bit & bits) !== 0).map((word) => word.typed);
