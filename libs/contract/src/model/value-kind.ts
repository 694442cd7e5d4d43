import type { Enumeration } from '../enumerations/enumeration';

/** A named text format: how it is judged, how the JSON Schema approximates it, and how it is said in Spanish. */
export interface TextFormat {
  readonly name: string;
  /** Whether a text within the length limits has the format. Linear in the text's length. */
  readonly test: (text: string) => boolean;
  /**
   * The expression that is published: every text of the format matches it, so that no client refuses what the service
   * accepts. It is written in what JavaScript without flags, Python's `re` and RE2 (Go, Rust) read alike: no classes of
   * Unicode, no `\\s`, `\\w` or `\\d`, no `\\u`, nothing that looks ahead or behind.
   */
  readonly pattern: string;
  /** Of which texts `pattern` says all that `test` judges; `latin`: of those whose characters all lie up to U+00FF. */
  readonly exact: 'everywhere' | 'latin' | 'nowhere';
  /** What is expected, for `formato`; it follows the length: `de 4 a 10 caracteres, `... */
  readonly expected: string;
  /** A text of the format, where the row's own example may be of another. */
  readonly example?: string;
  /** Whether `expected` says the length too. */
  readonly fixesLength?: boolean;
}

interface Text {
  readonly type: 'text';
  readonly minLength: number;
  readonly maxLength: number;
  readonly format?: TextFormat;
}
interface Choice {
  readonly type: 'choice';
  readonly enumeration: Enumeration;
}
interface Numeric {
  readonly type: 'number' | 'integer';
  readonly min: number;
  /** `current-year` is the calendar year in Spain on the day of the request. */
  readonly max: number | 'current-year';
  readonly nullable: boolean;
  /** Unit for `formato`, such as `euros`. */
  readonly unit?: string;
}
interface Flag {
  readonly type: 'boolean';
}
interface Day {
  readonly type: 'date';
  /** On which side of today in Spain the day must not be; `null`: anywhere. */
  readonly refused: 'past' | 'future' | null;
}

export type ValueShape = Text | Choice | Numeric | Flag | Day;

declare const value: unique symbol;
/** A shape together with the TypeScript type of the values that have it. */
export type ValueKind<T = unknown> = ValueShape & { readonly [value]?: T };

const kind = <T>(shape: ValueShape): ValueKind<T> => shape;

/** Text of `minLength` to `maxLength` characters, with a format if one is named. */
export const text = (minLength: number, maxLength: number, format?: TextFormat) =>
  kind<string>({ type: 'text', minLength, maxLength, format });
/** One value of an enumeration. */
export const choice = <V extends string>(enumeration: Enumeration<V>) => kind<V>({ type: 'choice', enumeration });
/** Any number from `min` to `max`. */
export const number = (min: number, max: number, unit?: string) =>
  kind<number>({ type: 'number', min, max, unit, nullable: false });
/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number | 'current-year', unit?: string) =>
  kind<number>({ type: 'integer', min, max, unit, nullable: false });
/** A whole number, or null where null has a meaning of its own. */
export const integerOrNull = (min: number, max: number | 'current-year') =>
  kind<number | null>({ type: 'integer', min, max, nullable: true });
export const flag = () => kind<boolean>({ type: 'boolean' });
/** A calendar day; `refused` says on which side of today it may not be. */
export const day = (refused: 'past' | 'future' | null) => kind<string>({ type: 'date', refused });
