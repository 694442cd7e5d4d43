import { walk } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';

/** Levels of nested objects in the deepest body of the tables, the body itself included. */
const BODY_DEPTH = Math.max(...INSURANCE_LINES.map((line) => depthOf(line)));

function depthOf(line: (typeof INSURANCE_LINES)[number]): number {
  const depths: number[] = [];
  walk(tables[line], (_node, path) => depths.push(path.split('.').length));
  return Math.max(...depths);
}

/**
 * Returns true for a JSON value that is nested deeper than any body can be. Such a value always has faults, and recursive
 * code must not read it. Takes linear time and does not recurse.
 */
export function isDeeperThanAnyBody(value: unknown): boolean {
  let level = nestedIn([value]);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === BODY_DEPTH) return true;
    level = nestedIn(level.flatMap((outer) => Object.values(outer) as unknown[]));
  }
  return false;
}

const nestedIn = (values: readonly unknown[]) =>
  values.filter((value): value is object => typeof value === 'object' && value !== null);
