/** A text without accents, in lower case. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that say nothing by themselves. */
const EMPTY = new Set('a al con de del el en es la las lo los o que se su tu un y'.split(' '));

/** The words of a text that say something, folded. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.has(word));
