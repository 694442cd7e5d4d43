import { walk } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';

/** How many objects lie in one another in the deepest body of the tables, the body itself included. */
const BODY_DEPTH = Math.max(...INSURANCE_LINES.map((line) => depthOf(line)));

function depthOf(line: (typeof INSURANCE_LINES)[number]): number {
  const depths: number[] = [];
  walk(tables[line], (_node, path) => depths.push(path.split('.').length));
  return Math.max(...depths);
}

/**
 * Whether a JSON value is nested deeper than any body there can be: such a value always has faults, and must not be given to
 * whatever calls itself for each level. Takes a time that grows with the value alone, and no room on the stack.
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
