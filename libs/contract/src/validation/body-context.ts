import type { Children } from '../model/field';
import { byLine, tables, type InsuranceLine } from '../lines';
import { isJsonObject, type Json } from './compile-condition';

/** Facts about a body that the route or the protocol adds to its content. */
export interface BodyContext {
  /** The known line: the body may leave `insurance_line` out, and another line in it is a fault. */
  readonly line: InsuranceLine;
  /** True when null means that a field was left out, wherever null has no meaning of its own. */
  readonly nullMeansLeftOut: boolean;
}

/** Returns an object without the nulls that mean "left out", or the object itself when there are none. */
type DropNulls = (object: Json) => Json;

const dropNulls = byLine((line) => compileDropNulls(tables[line]));

/** Applies a reading to a body. Values that are not objects are returned unchanged. */
export function asRead(body: unknown, reading: BodyContext | undefined): unknown {
  if (reading === undefined || !isJsonObject(body)) return body;
  return withLine(reading.nullMeansLeftOut ? dropNulls[reading.line](body) : body, reading);
}

/** Adds the known line to a body that leaves it out. */
export function withLine(body: Json, { line, nullMeansLeftOut }: BodyContext): Json {
  const said = body.insurance_line;
  return said === undefined || (said === null && nullMeansLeftOut) ? { ...body, insurance_line: line } : body;
}

/** Returns true when a body names another line than the known one. */
export function isOfAnotherLine(body: unknown, reading: BodyContext | undefined): boolean {
  return reading !== undefined && isJsonObject(body) && withLine(body, reading).insurance_line !== reading.line;
}

function compileDropNulls(children: Children): DropNulls {
  const ofBlock = new Map<string, DropNulls>();
  const meaningless = new Set<string>();
  for (const [name, node] of Object.entries(children)) {
    if (node.node === 'block') ofBlock.set(name, compileDropNulls(node.children));
    if (node.node === 'block' || !('nullable' in node.kind && node.kind.nullable)) meaningless.add(name);
  }
  /** Returns a value, or undefined when it means that nothing was sent. */
  const saidBy = (key: string, value: unknown): unknown => {
    if (value === null) return meaningless.has(key) ? undefined : null;
    const inner = isJsonObject(value) ? ofBlock.get(key)?.(value) : undefined;
    if (inner === undefined || inner === value) return value;
    // A block without any value was left out.
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
