/** A word of a search: its text, and whether a result may lack it. */
export interface QueryWord {
  /** As the customer typed it. */
  readonly typed: string;
  /** With letters and figures separated: "320d" is "320 d". */
  readonly text: string;
  readonly isMinor: boolean;
}

/** Words without a meaning of their own, in Spanish and Catalan. */
const MINOR = new Set(
  'a al con d de del el els en es i la las les lo los mi no o para por s soy trabajo un una y'.split(' '),
);

/** Maximum number of words in a search. */
export const MAX_WORDS = 12;

const PIECES = /\d+(?:\.\d+)?|\p{L}+/gu;
const CHUNKS = /[\p{L}\d][\p{L}\p{M}\d]*(?:(?<=\d)[.,]\d+[\p{L}\p{M}\d]*)*/gu;
const JOINED = /(?<![\p{L}\d])\p{L}+(?:[-'’.]\p{L}+)+/gu;
const RUNS = /(?<!\p{L})(?=(\p{L}+(?:[^\p{L}\d]+\p{L}+)+))/gu;

/** Converts to lower case without accents, with a point before decimals. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.');
}

/** Splits a text into comparable words: lower case, without accents, letters separated from figures. */
export function foldedWords(text: string): string[] {
  return plain(text).match(PIECES) ?? [];
}

/** Splits a text into words, and adds the joined form of those with a sign: "xmax" for "X-MAX". */
export function indexedWords(text: string): string[] {
  const joined = plain(text).match(JOINED) ?? [];
  return [...foldedWords(text), ...joined.map((word) => word.replace(/\P{L}/gu, ''))];
}

/** Splits the name of a model into words, and adds each run of its words as one: "goldwing" for "GL1800 Gold Wing". */
export function modelWords(name: string): string[] {
  const runs = [...plain(name).matchAll(RUNS)].map(([, run = '']) => run.replace(/\P{L}/gu, ''));
  return [...foldedWords(name), ...runs];
}

/** Separates figures from words of three letters and more: "eqa 250" for "eqa250", but not "er6n". */
export const withWordsApart = (typed: string): string =>
  typed.replace(/(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{3})/gu, ' ');

/** Returns true for a word without a meaning of its own. */
export const isMinorWord = (word: string): boolean => MINOR.has(word);

/** Splits the text of a search. When all words are minor, none counts as minor. */
export function queryWords(typed: string): QueryWord[] {
  const chunks = (typed.normalize('NFKC').match(CHUNKS) ?? []).slice(0, MAX_WORDS);
  const words = chunks.map((chunk) => ({ typed: chunk, text: foldedWords(chunk).join(' ') }));
  const isWorthless = words.every(({ text }) => isMinorWord(text));
  return words.map((word) => ({ ...word, isMinor: !isWorthless && isMinorWord(word.text) }));
}

/** Returns the search text of a word. Numbers and single letters match whole words; longer ones match beginnings. */
export function needleOf(word: string): string {
  const isWhole = /(?:^| )\p{L}$|\d$/u.test(word);
  return isWhole ? `${word} ` : word;
}

/** Returns a word of an occupation without the endings of gender and number. */
export function stemOf(word: string): string {
  return /^\p{L}{5,}$/u.test(word) ? word.replace(/(?:[aeo]s?|s)$/u, '') : word;
}
