/** A closed list of values of the interface, each with the Spanish label a customer reads. */
export interface Enumeration<V extends string = string> {
  readonly labels: Readonly<Record<V, string>>;
  readonly values: readonly V[];
  /** The values by the words that mean them, each as `wordsOf` returns it. A word that means several values is not here. */
  readonly meanings: ReadonlyMap<string, V>;
}

/** Returns a text without case, accents, spaces and signs: `C/`, `c.` and `C` are one word. `>5` and `5` are two. */
export const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}<>≤≥+]/gu, '')
    .toLowerCase();

/**
 * Declares an enumeration from its `value: label` pairs, in the order in which they are shown.
 *
 * @param alsoSaid other words for a value, with commas between them; the value and its label mean it anyway
 */
export function enumeration<V extends string>(
  labels: Record<V, string>,
  alsoSaid: Partial<Record<V, string>> = {},
): Enumeration<V> {
  const values = Object.keys(labels) as V[];
  const meanings = new Map<string, V>();
  const ambiguous = new Set<string>();
  for (const value of values) {
    const [label, more] = [labels[value], alsoSaid[value]?.split(',') ?? []];
    for (const word of [value, label, label.replace(/\(.*\)/, ''), ...more].map(wordsOf)) {
      if ((meanings.get(word) ?? value) !== value) ambiguous.add(word);
      meanings.set(word, value);
    }
  }
  for (const word of ambiguous) meanings.delete(word);
  for (const value of values) meanings.set(wordsOf(value), value);
  return { labels, values, meanings };
}
