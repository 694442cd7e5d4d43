import { walk } from '../model/walk';
import { INSURANCE_LINES, tables } from '../lines';

const paths = new Set<string>();
for (const line of INSURANCE_LINES) walk(tables[line], (_node, path) => paths.add(path));

/** Whether a path is that of a field or block of some line: one of ours, which may be told to anybody. */
export const isFieldPath = (path: string): boolean => paths.has(path);
