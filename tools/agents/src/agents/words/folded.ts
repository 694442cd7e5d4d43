/** Removes accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words without a meaning of their own. */
const EMPTY = new Set('a al con de del el en es la las lo los o que se su tu un y'.split(' '));

/** Returns the meaningful words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.has(word));
