import { fieldsOf, type Condition } from './condition';
import type { Block, Children, Field, Node, Presence } from './field';
import { isForEstimates, type IsForEstimates } from './field-use';
import { fieldsByPath } from './walk';

/** The rows of a table that an estimate asks, as a type. */
export type EstimatePart<C extends Children> = string extends keyof C
  ? Children
  : { readonly [K in keyof C as Kept<C[K]> extends never ? never : K]: Kept<C[K]> };

type Kept<N extends Node> =
  N extends Field<infer T, infer P, infer U>
    ? IsForEstimates<U> extends true
      ? Field<T, P, U>
      : never
    : N extends Block<infer C, infer P>
      ? keyof EstimatePart<C> extends never
        ? never
        : Block<EstimatePart<C>, P>
      : never;

/**
 * Returns the rows of a table that an estimate asks: those that move a price and identify no person. Conditions on removed
 * rows are resolved as for a body that never sends those rows.
 */
export function estimatePart<C extends Children>(table: C): EstimatePart<C> {
  return partOf(table, conditionsLeft(table)) as EstimatePart<C>;
}

/** Resolves a condition against the remaining rows; undefined when it can no longer be decided. */
type Left = (condition: Condition) => Condition | boolean | undefined;

function conditionsLeft(table: Children): Left {
  const fields = fieldsByPath(table);
  const isAsked = (path: string) => {
    const field = fields.get(path);
    return field !== undefined && isForEstimates(field.use);
  };
  const left: Left = (condition) => {
    if ('all' in condition) return conjunction(condition.all.map(left));
    if ('not' in condition) return negation(left(condition.not));
    if (fieldsOf(condition).every(isAsked)) return condition;
    if ('present' in condition) return !condition.present;
    // The validator does the same: an absent optional field has none of the values.
    return 'in' in condition && fields.get(condition.field)?.presence === 'optional' ? false : undefined;
  };
  return left;
}

function conjunction(parts: readonly ReturnType<Left>[]): ReturnType<Left> {
  if (parts.includes(false)) return false;
  if (parts.includes(undefined)) return undefined;
  const [first, ...others] = parts.filter((part) => typeof part === 'object');
  if (!first) return true;
  return others.length === 0 ? first : { all: [first, ...others] };
}

function negation(part: ReturnType<Left>): ReturnType<Left> {
  return typeof part === 'object' ? { not: part } : part === undefined ? undefined : !part;
}

function partOf(children: Children, left: Left): Children {
  const kept: Record<string, Node> = {};
  for (const [name, node] of Object.entries(children)) {
    if (node.node === 'field') {
      if (isForEstimates(node.use)) kept[name] = fieldLeft(node, left);
      continue;
    }
    const inner = partOf(node.children, left);
    if (Object.keys(inner).length > 0) kept[name] = blockLeft({ ...node, children: inner }, left);
  }
  return kept;
}

function fieldLeft(field: Field, left: Left): Field {
  const { formatBy: _formatBy, instead: _instead, formatTerms, ...facts } = field;
  const presence = presenceLeft(field.presence, left);
  const isAlways = presence === 'always' && field.presence !== 'always';
  return {
    ...facts,
    question: field.question.withoutIdentity ?? field.question,
    presence,
    ...(isAlways || formatTerms === undefined ? {} : { formatTerms }),
    forbiddenWhen: onlyWhen(field.forbiddenWhen, left),
    silentWhen: onlyWhen(field.silentWhen, left),
    rules: field.rules?.flatMap((rule) => {
      const brokenWhen = onlyWhen(rule.brokenWhen, left);
      return brokenWhen ? [{ ...rule, brokenWhen }] : [];
    }),
  };
}

function blockLeft(block: Block, left: Left): Block {
  return {
    ...block,
    presence: presenceLeft(block.presence, left),
    forbiddenWhen: onlyWhen(block.forbiddenWhen, left),
  };
}

/** Makes a field optional when no remaining condition can require it. */
function presenceLeft(presence: Presence, left: Left): Presence {
  if (typeof presence === 'string') return presence;
  const when = left(presence.when);
  if (typeof when === 'object') return { when };
  return when === true ? 'always' : 'optional';
}

function onlyWhen(condition: Condition | undefined, left: Left): Condition | undefined {
  const when = condition && left(condition);
  return typeof when === 'object' ? when : undefined;
}

/** Returns true for a field that is always sent and has no middle value, and for a block that holds one. */
export const isNeededForEstimates = (node: Node): boolean =>
  node.presence === 'always' &&
  (node.node === 'field' ? !node.middle : Object.values(node.children).some(isNeededForEstimates));
