import type { Enumeration } from '../enumerations/enumeration';
import type { Judged } from '../patterns/mistakes';

/** A named text format, with its test, its published pattern and its Spanish description. */
export interface TextFormat extends Judged {
  readonly name: string;
  /** Returns true when a text within the length limits has the format. Runs in linear time. */
  readonly test: (text: string) => boolean;
  /**
   * The published expression. Every text of the format matches it, so that no client refuses a text that the service accepts.
   * It only uses syntax that JavaScript without flags, Python's `re` and RE2 (Go, Rust) read alike: no classes of Unicode, no
   * `\\s`, `\\w` or `\\d`, no `\\u`, no look-ahead or look-behind.
   */
  readonly pattern: string;
  /** The texts for which `pattern` is equivalent to `test`; `latin`: those whose characters all lie up to U+00FF. */
  readonly exact: 'everywhere' | 'latin' | 'nowhere';
  /** Description for `formato`; it follows the length: `de 4 a 10 caracteres, `... */
  readonly expected: string;
  /** A text of the format, for rows whose own example has another format. */
  readonly example?: string;
  /** True when `expected` includes the length. */
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
  /** The refused side of today in Spain; `null`: any day is accepted. */
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
/** A whole number from `min` to `max`; from `min` on without one. */
export const integer = (min: number, max: number | 'current-year' = Infinity, unit?: string) =>
  kind<number>({ type: 'integer', min, max, unit, nullable: false });
/** A whole number, or null where null has a meaning of its own. */
export const integerOrNull = (min: number, max: number | 'current-year') =>
  kind<number | null>({ type: 'integer', min, max, nullable: true });
export const flag = () => kind<boolean>({ type: 'boolean' });
/** A calendar day; `refused` says on which side of today it may not be. */
export const day = (refused: 'past' | 'future' | null) => kind<string>({ type: 'date', refused });
