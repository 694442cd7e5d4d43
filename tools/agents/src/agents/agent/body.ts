/** A body that is filled field by field. */
export type Body = Record<string, unknown>;

type Path = readonly string[];

/** Puts a value where a path of dots leads, and makes what holds it. */
export function put(body: Body, campo: string, value: unknown): void {
  const [name = '', ...rest]: Path = campo.split('.');
  if (rest.length === 0) body[name] = value;
  else put((body[name] ??= {}) as Body, rest.join('.'), value);
}

/** Every path of a body with its value. */
export function pathsIn(body: object, above = ''): [campo: string, value: unknown][] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? pathsIn(value, `${above}${name}.`)
      : [[`${above}${name}`, value] as [string, unknown]],
  );
}

/** The same from paths. */
export function bodyOf(values: Iterable<readonly [campo: string, value: unknown]>): Body {
  const body: Body = {};
  for (const [campo, value] of values) put(body, campo, value);
  return body;
}
