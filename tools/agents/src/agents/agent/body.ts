/** A body that is filled field by field. */
export type Body = Record<string, unknown>;

/** Builds a body from paths, such as `holder.name`, with their values. */
export function bodyOf(values: Iterable<readonly [campo: string, value: unknown]>): Body {
  const body: Body = {};
  for (const [campo, value] of values) {
    const names = campo.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((at, name) => (at[name] ??= {}) as Body, body);
    parent[last] = value;
  }
  return body;
}
