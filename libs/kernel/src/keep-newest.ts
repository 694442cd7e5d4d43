/** Takes the oldest entries out of a map, in the order in which they came in, until it has no more than `most`. */
export function keepNewest(entries: Map<unknown, unknown> | Set<unknown>, most: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}
