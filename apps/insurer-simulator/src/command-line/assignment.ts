import { InvalidOption } from '../invalid-option';

/** Reads `ID=VALUE` words into the values of each id, in their order. */
export function assignments<V>(words: readonly string[], read: (text: string) => V): Record<string, V[]> {
  const values: Record<string, V[]> = {};
  for (const word of words) {
    const equals = word.indexOf('=');
    if (equals < 1) throw new InvalidOption(`${word}: it must be ID=VALUE`);
    const id = word.slice(0, equals);
    values[id] = [...(values[id] ?? []), read(word.slice(equals + 1))];
  }
  return values;
}
