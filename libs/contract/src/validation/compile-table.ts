import { isCalendarDay } from '@cotiza/kernel';
import { wordsOf } from '../enumerations/enumeration';
import { allowedValues } from '../model/allowed-values';
import { isNotSent, type Condition, fieldsOf } from '../model/condition';
import type { Block, Children, Field, Presence, CoherenceRule, Unsupported } from '../model/field';
import type { TextFormat, ValueShape } from '../model/value-kind';
import { pathOf, fieldsAt } from '../model/walk';
import { valueAt } from './body-values';
import { compileCondition, type Json, type Verdict, isJsonObject } from './compile-condition';
import type { Fault } from './fault';
import * as make from './fault-maker';
import { FieldFaults } from './field-faults';
import type { MeantPath } from './misplaced';
import type { Run } from './run';

/** Judges one child of an object. */
type CheckChild = (parent: Json, root: Json, run: Run) => void;
/** Judges the children of an object and refuses any other key. */
export type CheckObject = (object: Json, root: Json, run: Run) => void;

/** Undocumented keys named one by one in each object. The rest are one fault, so that the size of an answer is bounded. */
const UNDOCUMENTED_NAMED = 50;
/** A longer key is cut to its first characters. */
const KEY_SHOWN = 60;
/** Keys that a path can hold unchanged. Any other is quoted, so that it is not taken for the path of a field. */
const PLAIN_KEY = new RegExp(`^[^."\\p{Cc}\\p{Cs}]{1,${KEY_SHOWN}}$`, 'u');
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** The table being compiled. Conditions read any of its fields; a closed one admits no other keys. */
export interface Scope {
  readonly table: Children;
  readonly closed: boolean;
  /** Returns the path that an undocumented key means. */
  readonly meant: MeantPath;
  /** Returns the same in the larger table that this one is a part of: what only that one has gets a fault of its own. */
  readonly meantInWhole?: MeantPath;
}

/** Compiles the check of an object of the table. */
export function compileChildren(children: Children, scope: Scope, parent = ''): CheckObject {
  const checks = Object.entries(children).map(([name, node]) => {
    const path = pathOf(parent, name);
    return node.node === 'field' ? fieldCheck(name, path, node, scope.table) : blockCheck(name, path, node, scope);
  });
  const names = new Set(Object.keys(children));
  return (object, root, run) => {
    for (const check of checks) check(object, root, run);
    if (!scope.closed) return;
    for (const key in object) {
      if (!names.has(key)) return reportUndocumented({ object, root, parent, names }, scope, run);
    }
  };
}

/** An object with keys that it may not have, and the names of those that it may. */
interface Undocumented {
  readonly object: Json;
  readonly root: Json;
  readonly parent: string;
  readonly names: ReadonlySet<string>;
}

function reportUndocumented({ object, root, parent, names }: Undocumented, scope: Scope, run: Run): void {
  const keys = Object.keys(object).filter((key) => !names.has(key));
  const named = new Set<string>();
  for (const key of keys.slice(0, UNDOCUMENTED_NAMED)) {
    const shown = shownKey(key);
    if (named.has(shown)) continue;
    named.add(shown);
    const from = pathOf(parent, shown);
    const to = scope.meant(key, parent);
    if (to !== undefined && valueAt(root, to) === undefined) run.misplaced.push({ key, parent, from, to });
    else if (to === undefined && scope.meantInWhole?.(key, parent)) run.faults.push(make.notForEstimates(from));
    else run.faults.push(make.undocumented(from, key, names));
  }
  if (keys.length > UNDOCUMENTED_NAMED) run.faults.push(make.manyUndocumented(parent, UNDOCUMENTED_NAMED));
}

function shownKey(key: string): string {
  return PLAIN_KEY.test(key.slice(0, 2 * KEY_SHOWN + 1))
    ? key
    : `"${key.slice(0, KEY_SHOWN).replace(UNPRINTABLE, '')}"`;
}

function fieldCheck(name: string, path: string, field: Field, table: Children): CheckChild {
  const faults = new FieldFaults(path, field);
  const checkValue = compileValue(field, faults);
  const formatOf = formatChooser(field);
  const isAsked = requirement(field.presence, table);
  const { forbiddenWhen } = field;
  const isForbidden = verdictOf(forbiddenWhen, table);
  const isSilent = verdictOf(field.silentWhen, table);
  const isRequired = (root: Json) => isAsked(root) && isSilent?.(root) !== true;
  const harmless = new Set<unknown>(field.harmless);
  return (parent, root, run) => {
    const value = parent[name];
    if (value === undefined) {
      if (isRequired(root)) run.faults.push(faults.missing(run.today, formatOf?.(root)));
      return;
    }
    if (forbiddenWhen && isForbidden?.(root) === true) {
      if (!harmless.has(value)) run.faults.push(faults.forbidden(forbiddenWhen));
      return;
    }
    if (isSilent?.(root) === true) {
      run.unjudged.push(path);
      return;
    }
    const fault = checkValue(value, root, run);
    if (fault !== undefined) run.faults.push(fault);
  };
}

function blockCheck(name: string, path: string, block: Block, scope: Scope): CheckChild {
  const checkChildren = compileChildren(block.children, scope, path);
  const isRequired = requirement(block.presence, scope.table);
  const { forbiddenWhen } = block;
  const isForbidden = verdictOf(forbiddenWhen, scope.table);
  const nothing: Json = {};
  const isAlternativeAbsent = block.orField ? compileCondition(isNotSent(block.orField), scope.table) : () => true;
  return (parent, root, run) => {
    const value = parent[name];
    if (value === undefined) {
      if (!isRequired(root)) return;
      if (block.question && isAlternativeAbsent(root)) run.faults.push(make.missingBlock(path, block));
      else checkChildren(nothing, root, run);
    } else if (forbiddenWhen && isForbidden?.(root) === true) {
      run.faults.push(make.contradiction(path, forbiddenWhen));
    } else if (isJsonObject(value)) {
      checkChildren(value, root, run);
    } else {
      run.faults.push(make.notAnObject(path));
    }
  };
}

function requirement(presence: Presence, table: Children): (root: Json) => boolean {
  if (presence === 'always') return () => true;
  if (presence === 'optional') return () => false;
  const verdict = compileCondition(presence.when, table);
  return (root) => verdict(root) ?? presence.whileOpen === true;
}

function verdictOf(condition: Condition | undefined, table: Children): Verdict | undefined {
  return condition && compileCondition(condition, table);
}

type CheckRule = (root: Json, run: Run) => void;

/** Compiles the rules that tie fields to one another. They run last: a rule with a faulty field makes no fault. */
export function compileRules(table: Children): CheckRule {
  const checks = fieldsAt(table).flatMap(({ path, field }) =>
    (field.rules ?? []).map((rule) => ruleCheck(path, field, rule, table)),
  );
  return (root, run) => {
    for (const check of checks) check(root, run);
  };
}

function ruleCheck(path: string, field: Field, rule: CoherenceRule, table: Children): CheckRule {
  const faults = new FieldFaults(path, field);
  const isBroken = compileCondition(rule.brokenWhen, table);
  const inputs = new Set([path, ...fieldsOf(rule.brokenWhen)]);
  return (root, run) => {
    if (isBroken(root) !== true) return;
    if (run.faults.some((fault) => inputs.has(fault.campo))) return;
    run.faults.push(faults.brokenRule(run.today, rule));
  };
}

type Shape<T extends ValueShape['type']> = Extract<ValueShape, { type: T }>;

/** Judges a value that was sent: the first fault found, or undefined. */
export type CheckValue = (value: unknown, root: Json, run: Run) => Fault | undefined;

/** Compiles the check of a field's own value: its type, limits, format and whether it is supported. */
function compileValue(field: Field, faults: FieldFaults): CheckValue {
  const check = compileShape(field, faults);
  const { unsupported } = field;
  return unsupported?.values ? withUnsupported(unsupported, faults, check) : check;
}

function compileShape(field: Field, faults: FieldFaults): CheckValue {
  const shape: ValueShape = field.kind;
  switch (shape.type) {
    case 'text':
      return textCheck(field, faults, shape);
    case 'choice':
      return choiceCheck(field, faults, shape);
    case 'boolean':
      return (value, _root, { today }) => (typeof value === 'boolean' ? undefined : faults.wrongType(today, value));
    case 'date':
      return dayCheck(faults, shape);
    default:
      return numberCheck(faults, shape);
  }
}

/** Checks values that are understood but not quoted first: they are no spelling mistakes. */
function withUnsupported(unsupported: Unsupported, faults: FieldFaults, check: CheckValue): CheckValue {
  const refused = new Set<unknown>(unsupported.values);
  return (value, root, run) => (refused.has(value) ? faults.unsupported(unsupported) : check(value, root, run));
}

function textCheck(field: Field, faults: FieldFaults, { minLength, maxLength, format }: Shape<'text'>): CheckValue {
  const formatOf = formatChooser(field);
  return (value, root, { today }) => {
    if (typeof value !== 'string') return faults.wrongType(today, value);
    const chosen = formatOf?.(root);
    if (!hasLength(value, minLength, maxLength)) return faults.wrongLength(today, value, chosen);
    if (format && !format.test(value)) return faults.wrongFormat(today, value, chosen);
    return chosen && !chosen.test(value) ? faults.wrongFormat(today, value, chosen) : undefined;
  };
}

/** Checks a length in characters, as JSON Schema does: a character outside the basic plane counts once. */
function hasLength(text: string, min: number, max: number): boolean {
  const units = text.length;
  if (units > 2 * max || units < min) return false;
  if (units <= max && units >= 2 * min) return true;
  let characters = 0;
  for (const _ of text) characters++;
  return characters >= min && characters <= max;
}

/** Returns a reader of the format that another field's value selects, or none when that value is missing or wrong. */
function formatChooser(field: Field): ((root: Json) => TextFormat | undefined) | undefined {
  if (!field.formatBy) return undefined;
  const formats = new Map(Object.entries(field.formatBy.formats).map(([name, format]) => [wordsOf(name), format]));
  const [block, name] = field.formatBy.field.split('.') as [string, string];
  return (root) => {
    const chooser = (root[block] as Json | undefined)?.[name];
    return typeof chooser === 'string' ? formats.get(wordsOf(chooser)) : undefined;
  };
}

function choiceCheck(field: Field, faults: FieldFaults, { enumeration }: Shape<'choice'>): CheckValue {
  const members = new Set<unknown>(enumeration.values);
  const supported = new Set<unknown>(allowedValues(field));
  const { unsupported } = field;
  return (value, _root, { today }) => {
    if (supported.has(value)) return undefined;
    if (typeof value !== 'string') return faults.wrongType(today, value);
    return unsupported && members.has(value) ? faults.unsupported(unsupported) : faults.notAllowed(today, value);
  };
}

function numberCheck(faults: FieldFaults, shape: Shape<'number' | 'integer'>): CheckValue {
  const { min, max, nullable } = shape;
  const isInteger = shape.type === 'integer';
  return (value, _root, run) => {
    if (value === null && nullable) return undefined;
    if (typeof value !== 'number' || (isInteger && !Number.isInteger(value))) return faults.wrongType(run.today, value);
    const limit = max === 'current-year' ? run.currentYear : max;
    return value >= min && value <= limit ? undefined : faults.outOfRange(run.today);
  };
}

function dayCheck(faults: FieldFaults, { refused }: Shape<'date'>): CheckValue {
  return (value, _root, run) => {
    if (typeof value !== 'string') return faults.wrongType(run.today, value);
    if (!isCalendarDay(value)) return faults.wrongFormat(run.today, value);
    if (refused === 'past' && value < run.today) return faults.pastDay(run.today);
    if (refused === 'future' && value > run.today) return faults.futureDay(run.today);
    return undefined;
  };
}
