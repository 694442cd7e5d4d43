import { isJsonObject } from './compile-table';
import type { Json } from './compile-condition';
import type { Children } from '../model/field';
import { pathOf } from '../model/walk';

/** A copy of a body without its undocumented keys and without every field or block that has a fault. */
export function soundPart(body: Json, table: Children, faulty: ReadonlySet<string>, parent = ''): Json {
  const sound: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(table)) {
    const path = pathOf(parent, name);
    const value = body[name];
    if (value === undefined || faulty.has(path)) continue;
    if (node.node === 'field') sound[name] = value;
    else if (isJsonObject(value)) sound[name] = soundPart(value, node.children, faulty, path);
  }
  return sound;
}
