import type { Json } from '../validation/compile-condition';
import { isJsonObject } from '../validation/compile-table';

/** Returns the value of a field of a body by its dotted path; undefined where there is none. */
export const valueAt = (body: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((above, name) => (isJsonObject(above) ? above[name] : undefined), body);

/** Returns a copy of a body with a value at a dotted path; undefined leaves it out. */
export const withValue = (body: Json, path: string, value: unknown): Json => put(body, path.split('.'), value);

function put(object: Json, [name = '', ...rest]: readonly string[], value: unknown): Json {
  if (rest.length === 0) {
    const { [name]: _before, ...others } = object;
    return value === undefined ? others : { ...others, [name]: value };
  }
  const inner = object[name];
  if (value === undefined && !isJsonObject(inner)) return object;
  return { ...object, [name]: put(isJsonObject(inner) ? inner : {}, rest, value) };
}
