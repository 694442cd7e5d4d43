import { walk } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';

const paths = new Set<string>();
for (const line of INSURANCE_LINES) walk(tables[line], (_node, path) => paths.add(path));

/** Returns true for the path of a field or block of some line: it holds no text of the caller, so any answer may show it. */
export const isFieldPath = (path: string): boolean => paths.has(path);
