import type { Children } from '../model/field';
import { byLine, tables, type InsuranceLine } from '../lines';
import { isJsonObject } from './compile-table';
import type { Json } from './compile-condition';

/** How a body is to be read where the way it came in says more than the body itself. */
export interface Reading {
  /** The line that is already known: the body may leave `insurance_line` out, and one that names another is a fault. */
  readonly line: InsuranceLine;
  /** Whether null says that a field was left out, wherever null has no meaning of its own. */
  readonly nullMeansLeftOut: boolean;
}

/** Gives an object without the nulls that say nothing: the object itself when there are none. */
type DropNulls = (object: Json) => Json;

const dropNulls = byLine((line) => compileDropNulls(tables[line]));

/** A body as it is meant under a reading. What is not an object has nothing to be read. */
export function asRead(body: unknown, reading: Reading | undefined): unknown {
  if (reading === undefined || !isJsonObject(body)) return body;
  return withLine(reading.nullMeansLeftOut ? dropNulls[reading.line](body) : body, reading);
}

/** The body with the line that is already known, where it leaves it out. */
export function withLine(body: Json, { line, nullMeansLeftOut }: Reading): Json {
  const said = body.insurance_line;
  return said === undefined || (said === null && nullMeansLeftOut) ? { ...body, insurance_line: line } : body;
}

/** Whether a body says that it is of another line than the one that is already known. */
export function isOfAnotherLine(body: unknown, reading: Reading | undefined): boolean {
  return reading !== undefined && isJsonObject(body) && withLine(body, reading).insurance_line !== reading.line;
}

function compileDropNulls(children: Children): DropNulls {
  const ofBlock = new Map<string, DropNulls>();
  const meaningless = new Set<string>();
  for (const [name, node] of Object.entries(children)) {
    if (node.node === 'block') ofBlock.set(name, compileDropNulls(node.children));
    if (node.node === 'block' || !('nullable' in node.kind && node.kind.nullable)) meaningless.add(name);
  }
  /** What a value says, or undefined when it says that nothing was sent. */
  const saidBy = (key: string, value: unknown): unknown => {
    if (value === null) return meaningless.has(key) ? undefined : null;
    const inner = isJsonObject(value) ? ofBlock.get(key)?.(value) : undefined;
    if (inner === undefined || inner === value) return value;
    // A block of which nothing is left was left out.
    return isEmpty(inner) ? undefined : inner;
  };
  return (object) => {
    let kept: Record<string, unknown> | undefined;
    for (const key in object) {
      const said = saidBy(key, object[key]);
      if (said === object[key]) continue;
      kept ??= { ...object };
      if (said === undefined) delete kept[key];
      else kept[key] = said;
    }
    return kept ?? object;
  };
}

const isEmpty = (object: Json): boolean => Object.keys(object).length === 0;
