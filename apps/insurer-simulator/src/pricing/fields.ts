import { isRecord, type Fields } from '@cotiza/kernel';

/** Returns the value at a path of names joined by points; undefined when there is none. */
export function valueAt(fields: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((held, name) => (isRecord(held) ? held[name] : undefined), fields);
}
