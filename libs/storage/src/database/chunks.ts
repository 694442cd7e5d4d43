/** Values that a statement names at once: both databases take more, and neither gains by it. */
const AT_ONCE = 500;

/** Parts of a list, none empty: `in ()` is no SQL everywhere. */
export function* chunksOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE);
}
