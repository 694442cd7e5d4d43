import { isJsonObject } from './json-object';
import type { Json } from './compile-condition';
import type { Children } from '../model/field';
import { pathOf } from '../model/walk';

/** Returns a copy of a body without undocumented keys and without the fields and blocks that are faulty or not judged. */
export function soundPart(body: Json, table: Children, leftOut: ReadonlySet<string>, parent = ''): Json {
  const sound: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(table)) {
    const path = pathOf(parent, name);
    const value = body[name];
    if (value === undefined || leftOut.has(path)) continue;
    if (node.node === 'field') sound[name] = value;
    else if (isJsonObject(value)) sound[name] = soundPart(value, node.children, leftOut, path);
  }
  return sound;
}
