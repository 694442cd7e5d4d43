import { isCalendarDay } from '@cotiza/kernel';
import { wordsOf } from '../enumerations/enumeration';
import { allowedValues } from '../model/allowed-values';
import type { Field, Unsupported } from '../model/field';
import type { TextFormat, ValueShape } from '../model/value-kind';
import type { Json } from './compile-condition';
import type { Fault } from './fault';
import type { FieldFaults } from './field-faults';
import type { Run } from './run';

type Shape<T extends ValueShape['type']> = Extract<ValueShape, { type: T }>;

/** Judges a value that was sent: the first fault found, or undefined. */
export type CheckValue = (value: unknown, root: Json, run: Run) => Fault | undefined;

/** Compiles the check of a field's own value: its type, limits, format and whether it is supported. */
export function compileValue(field: Field, faults: FieldFaults): CheckValue {
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
export function formatChooser(field: Field): ((root: Json) => TextFormat | undefined) | undefined {
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
