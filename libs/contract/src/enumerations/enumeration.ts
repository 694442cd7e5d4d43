/** A closed list of values of the interface, each with the Spanish label a customer reads. */
export interface Enumeration<V extends string = string> {
  readonly labels: Readonly<Record<V, string>>;
  /** The labels in English. */
  readonly english: Readonly<Record<V, string>>;
  readonly values: readonly V[];
  /** The values by the words that mean them, each as `wordsOf` returns it. A word that means several values is not here. */
  readonly meanings: ReadonlyMap<string, V>;
  /** The values that stand for all numbers up to a limit, the smallest first. */
  readonly bands?: readonly Band<V>[];
}

interface Band<V extends string> {
  readonly value: V;
  readonly upTo: number;
}

/** A number as people write it, with thousands and with words about it: `unos 12.000 km al año`, `12 mil`. */
const ABOUT =
  /^(?:unos|aproximadamente|alrededor de|sobre|hasta|up ?to|menos de|~)? ?([0-9]{1,3}(?:[ .,]?[0-9]{3})?)( ?mil| ?k)?(?: ?(?:kms?|kilómetros))?(?: ?(?:al año|anuales|por año|[/] ?año))?$/i;

/** Returns the value that a text means: by its words, or by the band that holds its number. */
export const valueMeant = <V extends string>(enumeration: Enumeration<V>, text: string): V | undefined =>
  enumeration.meanings.get(wordsOf(text)) ?? bandOf(enumeration, text);

function bandOf<V extends string>({ bands = [] }: Enumeration<V>, text: string): V | undefined {
  const [, digits, thousands] = ABOUT.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replace(/[ .,]/g, '')) * (thousands ? 1000 : 1);
  return bands.find(({ upTo }) => number <= upTo)?.value;
}

/** Longest text that is looked up by its words. A longer one means only itself. */
export const LONGEST_WORDS = 100;

/** Returns a text without case, accents, spaces and signs: `C/`, `c.` and `C` are one word. `>5` and `5` are two. */
export const wordsOf = (text: string): string =>
  text.length > LONGEST_WORDS
    ? text
    : text
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}<>≤≥+]/gu, '')
        .toLowerCase();

/** The Spanish and English labels of a value, and other words for it, separated by commas. */
export type EnumerationRow = readonly [label: string, english: string, alsoSaid?: string];

/**
 * Declares an enumeration from a row for each value, in the order in which they are shown.
 *
 * @param bands the values that stand for all numbers up to a limit, the smallest first
 */
export function enumeration<V extends string>(
  rows: Record<V, EnumerationRow>,
  bands?: readonly Band<NoInfer<V>>[],
): Enumeration<V> {
  const values = Object.keys(rows) as V[];
  const column = (at: 0 | 1) =>
    Object.fromEntries(values.map((value) => [value, rows[value][at]])) as Record<V, string>;
  const [labels, english] = [column(0), column(1)];
  const meanings = new Map<string, V>();
  const ambiguous = new Set<string>();
  for (const value of values) {
    const [label, , alsoSaid] = rows[value];
    for (const word of [value, label, label.replace(/\(.*\)/, ''), ...(alsoSaid?.split(',') ?? [])].map(wordsOf)) {
      if ((meanings.get(word) ?? value) !== value) ambiguous.add(word);
      meanings.set(word, value);
    }
  }
  for (const word of ambiguous) meanings.delete(word);
  for (const value of values) meanings.set(wordsOf(value), value);
  return { labels, english, values, meanings, ...(bands && { bands }) };
}
