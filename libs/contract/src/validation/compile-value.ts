import { isCalendarDay } from '@cotiza/kernel';
import type { Field } from '../model/field';
import type { TextFormat, ValueShape } from '../model/value-kind';
import type { Json } from './compile-condition';
import * as make from './fault-maker';
import type { Fault } from './fault';
import type { Run } from './run';

type Shape<T extends ValueShape['type']> = Extract<ValueShape, { type: T }>;

/** Judges a value that was sent: the first fault found, or undefined. */
export type CheckValue = (value: unknown, root: Json, run: Run) => Fault | undefined;

/** Compiles the check of a field's own value: its type, limits, format and whether it is supported. */
export function compileValue(path: string, field: Field): CheckValue {
  const check = compileShape(path, field);
  return field.unsupported?.values ? withUnsupported(path, field, check) : check;
}

function compileShape(path: string, field: Field): CheckValue {
  const shape: ValueShape = field.kind;
  switch (shape.type) {
    case 'text':
      return textCheck(path, field, shape);
    case 'choice':
      return choiceCheck(path, field, shape);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? undefined : make.wrongType(path, field));
    case 'date':
      return dayCheck(path, field, shape);
    default:
      return numberCheck(path, field, shape);
  }
}

/** Values that are understood but not quoted come before the judgement of the rest: they are no spelling mistakes. */
function withUnsupported(path: string, field: Field, check: CheckValue): CheckValue {
  const refused = new Set<unknown>(field.unsupported!.values);
  return (value, root, run) => (refused.has(value) ? make.unsupportedValue(path, field) : check(value, root, run));
}

function textCheck(path: string, field: Field, { minLength, maxLength, format }: Shape<'text'>): CheckValue {
  const formatOf = formatChooser(field);
  return (value, root) => {
    if (typeof value !== 'string') return make.wrongType(path, field);
    if (!hasLength(value, minLength, maxLength)) return make.wrongLength(path, field);
    if (format && !format.test(value)) return make.wrongFormat(path, field);
    const chosen = formatOf?.(root);
    return chosen && !chosen.test(value) ? make.wrongFormat(path, field, chosen) : undefined;
  };
}

/** Lengths count characters, as JSON Schema does: a character outside the basic plane is one. */
function hasLength(text: string, min: number, max: number): boolean {
  const units = text.length;
  if (units > 2 * max || units < min) return false;
  if (units <= max && units >= 2 * min) return true;
  let characters = 0;
  for (const _ of text) characters++;
  return characters >= min && characters <= max;
}

/** The format that another field's value calls for; none when that value is missing or wrong. */
function formatChooser(field: Field): ((root: Json) => TextFormat | undefined) | undefined {
  if (!field.formatBy) return undefined;
  const { formats } = field.formatBy;
  const [block, name] = field.formatBy.field.split('.') as [string, string];
  return (root) => {
    const chooser = (root[block] as Json | undefined)?.[name];
    return typeof chooser === 'string' && Object.hasOwn(formats, chooser) ? formats[chooser] : undefined;
  };
}

function choiceCheck(path: string, field: Field, { enumeration }: Shape<'choice'>): CheckValue {
  const members = new Set<unknown>(enumeration.values);
  const supported = new Set<unknown>(make.allowedValues(field));
  return (value) => {
    if (supported.has(value)) return undefined;
    if (typeof value !== 'string') return make.wrongType(path, field);
    return members.has(value) ? make.unsupportedValue(path, field) : make.notAllowed(path, field, value);
  };
}

function numberCheck(path: string, field: Field, shape: Shape<'number' | 'integer'>): CheckValue {
  const { min, max, nullable } = shape;
  const isInteger = shape.type === 'integer';
  return (value, _root, run) => {
    if (value === null && nullable) return undefined;
    if (typeof value !== 'number' || (isInteger && !Number.isInteger(value))) return make.wrongType(path, field);
    const limit = max === 'current-year' ? run.currentYear : max;
    return value >= min && value <= limit ? undefined : make.outOfRange(path, field);
  };
}

function dayCheck(path: string, field: Field, { refused }: Shape<'date'>): CheckValue {
  return (value, _root, run) => {
    if (typeof value !== 'string') return make.wrongType(path, field);
    if (!isCalendarDay(value)) return make.wrongFormat(path, field);
    if (refused === 'past' && value < run.today) return make.pastDay(path, field);
    if (refused === 'future' && value > run.today) return make.futureDay(path, field);
    return undefined;
  };
}
