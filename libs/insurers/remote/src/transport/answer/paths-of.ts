/** The dotted path of every value of an object, blocks included: names of ours, which may be logged. */
export function* pathsOf(value: object, prefix = ''): Generator<string> {
  for (const [key, held] of Object.entries(value) as [string, unknown][]) {
    const path = prefix + key;
    yield path;
    if (typeof held === 'object' && held !== null) yield* pathsOf(held, `${path}.`);
  }
}
