import {
  byLine,
  INSURANCE_LINES,
  isLine,
  lineMeant,
  tables,
  valueAt,
  walk,
  withValue,
  type FieldUse,
  type InsuranceLine,
} from '@cotiza/contract';
import type { Fields } from '@cotiza/kernel';
import type { DraftContent } from '../ports/draft-store';

/** Path of the field that names the line. */
export const LINE_PATH = 'insurance_line';

/** The use of each field of a line by its dotted path, in the order of the table. */
const usesOf = byLine((line) => {
  const uses = new Map<string, FieldUse>();
  walk(tables[line], (node, path) => {
    if (node.node === 'field') uses.set(path, node.use);
  });
  return uses;
});

const useOfAny = new Map(INSURANCE_LINES.flatMap((line) => [...usesOf[line]]));

/** Returns whether some line has a field at this path. */
export const isField = (path: string): boolean => useOfAny.has(path);

/** Returns the paths of the fields in a body that say who somebody is, whatever its line. */
export const identifyingPaths = (body: Fields): readonly string[] =>
  [...useOfAny].flatMap(([path, { identifies }]) =>
    identifies && (valueAt(body, path) ?? null) !== null ? [path] : [],
  );

export const lineOf = (value: unknown): InsuranceLine | undefined =>
  isLine(value) ? value : typeof value === 'string' ? lineMeant(value) : undefined;

/** Returns the facts of a body that a line asks. */
export const factsFor = (line: InsuranceLine, valueOf: (path: string) => unknown): Fields =>
  [...usesOf[line].keys()].reduce<Fields>((facts, path) => {
    const value = valueOf(path);
    return value === undefined ? facts : withValue(facts, path, value);
  }, {});

/** Returns the paths of the fields that differ between two bodies. */
export const changedFields = (before: Fields, after: Fields): readonly string[] =>
  [...useOfAny.keys()].filter((path) => valueAt(before, path) !== valueAt(after, path));

export interface MergedFacts {
  readonly line: InsuranceLine | undefined;
  readonly facts: Fields;
}

/** Returns the body of a draft: what the customer said, and under it what the agent said. */
export function mergedFacts({ agent, customer }: Pick<DraftContent, 'agent' | 'customer'>): MergedFacts {
  const said = (path: string) => (Object.hasOwn(customer, path) ? customer[path]?.value : valueAt(agent, path));
  const line = lineOf(said(LINE_PATH));
  return { line, facts: line === undefined ? {} : factsFor(line, said) };
}
