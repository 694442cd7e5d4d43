import type { Condition, Scalar } from '../model/condition';
import type { Children, Node } from '../model/field';
import { meantBy } from './meaning';

/** A JSON object as a validator sees it. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * Returns true when a condition holds for a body, and undefined when a field that it reads is missing or wrong. A rule whose
 * condition is undecided makes no fault.
 */
export type Verdict = (root: Json) => boolean | undefined;

type Read = (root: Json) => unknown;

/** Compiles a condition over the bodies of a table. */
export function compileCondition(condition: Condition, table: Children): Verdict {
  if ('all' in condition) return conjunction(condition.all.map((part) => compileCondition(part, table)));
  if ('not' in condition) return negation(compileCondition(condition.not, table));
  const read = reader(condition.field);
  if ('present' in condition) return (root) => (read(root) !== undefined) === condition.present;
  if ('in' in condition) return membership(read, condition.in, nodeAt(table, condition.field));
  if ('below' in condition) {
    return (root) => comparison(read(root), condition.below);
  }
  const other = reader(condition.belowField);
  return (root) => comparison(read(root), other(root));
}

function conjunction(parts: readonly Verdict[]): Verdict {
  return (root) => {
    let verdict: boolean | undefined = true;
    for (const part of parts) {
      const holds = part(root);
      if (holds === false) return false;
      if (holds === undefined) verdict = undefined;
    }
    return verdict;
  };
}

function negation(part: Verdict): Verdict {
  return (root) => {
    const holds = part(root);
    return holds === undefined ? undefined : !holds;
  };
}

/**
 * Tests membership. An absent optional field has none of the values; an absent required one decides nothing. An answer that
 * was understood in another form counts as what it means.
 */
function membership(read: Read, values: readonly Scalar[], node: Node): Verdict {
  const wanted = new Set<unknown>(values);
  const whenAbsent = node.presence === 'optional' ? false : undefined;
  const isValid = validity(node);
  return (root) => {
    const value = read(root);
    if (value === undefined) return whenAbsent;
    if (wanted.has(value)) return true;
    if (isValid(value)) return false;
    const meant = node.node === 'field' ? meantBy(node, value) : undefined;
    return meant === undefined ? undefined : wanted.has(meant);
  };
}

function validity(node: Node): (value: unknown) => boolean {
  if (node.node === 'block') return () => false;
  switch (node.kind.type) {
    case 'choice': {
      const allowed = new Set<unknown>(node.kind.enumeration.values);
      return (value) => allowed.has(value);
    }
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'text':
    case 'date':
      return (value) => typeof value === 'string';
    default:
      return (value) => typeof value === 'number';
  }
}

/** Compares numbers by size and days by time; other values decide nothing. */
function comparison(left: unknown, right: unknown): boolean | undefined {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  if (typeof left === 'string' && typeof right === 'string') return left < right;
  return undefined;
}

/** Makes a reader of a dotted path of at most three steps: no body is deeper. */
function reader(path: string): Read {
  const [first, second, third] = path.split('.') as [string, string?, string?];
  if (second === undefined) return (root) => root[first];
  if (third === undefined) return (root) => step(root[first], second);
  return (root) => step(step(root[first], second), third);
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Json)[name] : undefined;
}

function nodeAt(table: Children, path: string): Node {
  const [first, ...rest] = path.split('.') as [string, ...string[]];
  const node = rest.reduce<Node | undefined>(
    (above, name) => (above?.node === 'block' ? above.children[name] : undefined),
    table[first],
  );
  if (!node) throw new Error(`A condition reads ${path}, which is not in the table`);
  return node;
}

/** Returns true for an object of JSON: neither null nor an array. */
export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
