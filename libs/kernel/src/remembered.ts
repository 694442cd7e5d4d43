/** Returns a function that makes a value on its first call, and returns that value from then on. What it was made of is released. */
export function onFirstUse<T>(make: () => T): () => T {
  let state: { readonly make: () => T } | { readonly value: T } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}

/**
 * Returns a function that makes a value for an argument, once for as long as it is called with that same object: for those who are
 * asked one after the other about one thing. It holds that object until it is called with another.
 */
export function forLast<A extends object, T>(make: (argument: A) => T): (argument: A) => T {
  let last: { readonly argument: A; readonly value: T } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, value: make(argument) };
    return last.value;
  };
}

/** Takes the oldest entries out of a map, in the order in which they came in, until it has no more than `most`. */
export function keepNewest(entries: Map<unknown, unknown> | Set<unknown>, most: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}
