/** A closed list of values of the interface, each with the Spanish label a customer reads. */
export interface Enumeration<V extends string = string> {
  readonly labels: Readonly<Record<V, string>>;
  readonly values: readonly V[];
}

/** Declares an enumeration from its `value: label` pairs, in the order in which they are shown. */
export function enumeration<V extends string>(labels: Record<V, string>): Enumeration<V> {
  return { labels, values: Object.keys(labels) as V[] };
}
