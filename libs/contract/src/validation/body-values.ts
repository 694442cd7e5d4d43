import { isJsonObject, type Json } from './compile-condition';

/** Returns the value of a field of a body by its dotted path; undefined where there is none. */
export const valueAt = (body: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((above, name) => (isJsonObject(above) ? above[name] : undefined), body);

/** Returns a copy of a body with a value at a dotted path; undefined leaves it out. */
export const withValue = (body: Json, path: string, value: unknown): Json => withValueAt(body, path.split('.'), value);

/** Returns a copy of an object with a value under a key of it, or of an object in it; undefined leaves the key out. */
export function withValueAt(object: Json, [name = '', ...rest]: readonly string[], value: unknown): Json {
  if (rest.length === 0) {
    const { [name]: _before, ...others } = object;
    return value === undefined ? others : { ...others, [name]: value };
  }
  const inner = object[name];
  if (value === undefined && !isJsonObject(inner)) return object;
  return { ...object, [name]: withValueAt(isJsonObject(inner) ? inner : {}, rest, value) };
}
