/** Words that begin with the sound of i, but for those in which it glides into a vowel: `e Iberia`, `y hielo`, `y yate`. */
const BEGINS_WITH_I = /^(?:h?[iíî](?![aeouáéóú])|y(?![aeiouáéíóú]))/iu;
/** Words that begin with the sound of o, and the figures that do when read aloud: 8, 80, 800..., 11 and 11 000. */
const BEGINS_WITH_O = /^(?:h?[oóò]|8|11(?:[.\s]?\d{3})*(?![.\s]?\d))/iu;

/** Joins words that go together: `a`, `a y b`, `a, b y c`; `e` before the sound of i. No words are an empty text. */
export const listed = (words: readonly string[]): string =>
  joined(words, (last) => (BEGINS_WITH_I.test(last) ? 'e' : 'y'));

/** Joins alternatives: `a`, `a o b`, `a, b o c`; `u` before the sound of o. No words are an empty text. */
export const alternatives = (words: readonly string[]): string =>
  joined(words, (last) => (BEGINS_WITH_O.test(last) ? 'u' : 'o'));

function joined(words: readonly string[], conjunction: (last: string) => string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction(last)} ${last}`;
}
