import { exampleBody } from '../documents/example-body';
import type { Scalar } from '../model/condition';
import { fieldsAt } from '../model/walk';
import { tables, type BodyByLine, type InsuranceLine } from '../lines';

/** The day in Spain on which the tests of every library judge. */
export const TEST_DAY = '2026-11-21';
/** First day of cover of the bodies of tests. */
export const EFFECTIVE_DAY = '2026-12-01';

/** Anything JSON can say. */
export type JsonValue = Scalar | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
type JsonObject = Record<string, unknown>;

/** Turns one draft into another. Variants are made of changes. */
export type Change = (draft: BodyDraft) => BodyDraft;

/** A request body under construction. Every step returns another draft, so a draft can be shared and built many times. */
export interface BodyDraft<L extends InsuranceLine = InsuranceLine> {
  readonly line: L;
  /** Returns a draft with a value at a dotted path, and makes the missing objects on the way. */
  with(path: string, value: JsonValue): BodyDraft<L>;
  /** Returns a draft with several values, by dotted path. */
  withAll(values: Readonly<Record<string, JsonValue>>): BodyDraft<L>;
  /** Returns a draft without these paths. */
  without(...paths: string[]): BodyDraft<L>;
  /** Returns a draft after these changes, in order. */
  changed(...changes: Change[]): BodyDraft<L>;
  /** Returns the value at a path, or undefined. */
  at(path: string): unknown;
  /** Returns a new body. Its type is the complete body; the steps may have made it incomplete. */
  build(): BodyByLine[L];
}

/** Returns a draft of the example body of a line, which has no faults on `TEST_DAY`. */
export function bodyOf<L extends InsuranceLine>(line: L, effectiveDate = EFFECTIVE_DAY): BodyDraft<L> {
  return draftOf(line, exampleBody(line, effectiveDate) as unknown as JsonObject);
}

export function exampleAt(line: InsuranceLine, path: string): JsonValue {
  const row = fieldsAt(tables[line]).find((field) => field.path === path);
  if (!row) throw new Error(`${line} has no field ${path}`);
  return row.field.example;
}

function draftOf<L extends InsuranceLine>(line: L, body: JsonObject): BodyDraft<L> {
  const draft: BodyDraft<L> = {
    line,
    with: (path, value) => draftOf(line, put(body, path.split('.'), value)),
    withAll: (values) =>
      Object.entries(values).reduce<BodyDraft<L>>((made, [path, value]) => made.with(path, value), draft),
    without: (...paths) =>
      draftOf(
        line,
        paths.reduce((made, path) => put(made, path.split('.'), undefined), body),
      ),
    changed: (...changes) =>
      changes.reduce<BodyDraft<L>>((made, change) => change(made) as unknown as BodyDraft<L>, draft),
    at: (path) => path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), body),
    build: () => structuredClone(body) as unknown as BodyByLine[L],
  };
  return draft;
}

/** Returns a copy with `value` at the path, or without the path when the value is undefined. */
function put(object: JsonObject, [name, ...rest]: string[], value: JsonValue | undefined): JsonObject {
  const { [name!]: held, ...others } = object;
  if (rest.length === 0) return value === undefined ? others : { ...object, [name!]: value };
  if (value === undefined && !isObject(held)) return object;
  return { ...object, [name!]: put(isObject(held) ? held : {}, rest, value) };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
