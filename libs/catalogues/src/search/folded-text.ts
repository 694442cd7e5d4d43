/** A word of a search: what it looks for, and whether an answer may lack it. */
export interface QueryWord {
  /** Letters and figures apart: "320d" is "320 d". */
  readonly text: string;
  readonly isMinor: boolean;
}

/** Words that say nothing by themselves, in Spanish and Catalan. */
const MINOR = new Set(
  'a al con d de del el els en es i la las les lo los mi no o para por s soy trabajo un una y'.split(' '),
);

/** Most words of a search that are looked for. */
const MAX_WORDS = 12;

const PIECES = /\d+(?:\.\d+)?|\p{L}+/gu;
const CHUNKS = /[\p{L}\d]+(?:(?<=\d)\.\d+[\p{L}\d]*)*/gu;
const JOINED = /(?<![\p{L}\d])\p{L}+(?:[-'’.]\p{L}+)+/gu;

/** Lower case without accents, and a point before decimals. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.');
}

/** The words of a text as they are compared: lower case, without accents, letters apart from figures. */
export function foldedWords(text: string): string[] {
  return plain(text).match(PIECES) ?? [];
}

/** The words of a text, and those that people write in one where it has a sign: "xmax" of "X-MAX". */
export function indexedWords(text: string): string[] {
  const joined = plain(text).match(JOINED) ?? [];
  return [...foldedWords(text), ...joined.map((word) => word.replace(/\P{L}/gu, ''))];
}

/** Whether a word says nothing by itself. */
export const isMinorWord = (word: string): boolean => MINOR.has(word);

/** The words that somebody typed. When all of them are minor, none is. */
export function queryWords(typed: string): QueryWord[] {
  const chunks = (plain(typed).match(CHUNKS) ?? []).slice(0, MAX_WORDS);
  const isWorthless = chunks.every(isMinorWord);
  return chunks.map((chunk) => ({
    text: foldedWords(chunk).join(' '),
    isMinor: !isWorthless && isMinorWord(chunk),
  }));
}

/** Words that look for a number or a letter mean it whole; longer ones, whatever begins with them. */
export function needleOf(word: string): string {
  const isWhole = /(?:^| )\p{L}$|\d$/u.test(word);
  return isWhole ? `${word} ` : word;
}

/** A word of an occupation without what changes with gender and number. */
export function stemOf(word: string): string {
  return /^\p{L}{5,}$/u.test(word) ? word.replace(/(?:[aeo]s?|s)$/u, '') : word;
}
