import type { Enumeration } from '@cotiza/contract';

/** The values of an enumeration of the contract, as a type. */
export type ValueOf<E> = E extends Enumeration<infer V> ? V : never;

/** A fact with a closed list of values, such as the fuel. */
export interface EnumeratedVariable<R> {
  readonly kind: 'enumerated';
  readonly values: readonly string[];
  readonly read: (risk: R) => string;
  /** Spanish noun phrase for the customer; facts that are one for them share it. */
  readonly fact: string;
}

/** A fact that is a number, such as the driver's age. A value outside the range is rated as the nearest end of it. */
export interface NumericVariable<R> {
  readonly kind: 'numeric';
  readonly min: number;
  readonly max: number;
  readonly read: (risk: R) => number;
  /** As in `EnumeratedVariable`. */
  readonly fact: string;
}

/** A fact of a risk that a rate book may rate on or decline by. Other facts cannot change a price. */
export type Variable<R> = EnumeratedVariable<R> | NumericVariable<R>;

/** The values of a fact that holds or does not. */
export const YES_NO = ['No', 'Yes'] as const;

export function enumerated<R>(
  values: readonly string[],
  read: (risk: R) => string,
  fact: string,
): EnumeratedVariable<R> {
  return { kind: 'enumerated', values, read, fact };
}

/** @param range smallest and largest value, both inclusive */
export function numeric<R>(
  range: readonly [min: number, max: number],
  read: (risk: R) => number,
  fact: string,
): NumericVariable<R> {
  return { kind: 'numeric', min: range[0], max: range[1], read, fact };
}

export function yesNo<R>(read: (risk: R) => boolean, fact: string): EnumeratedVariable<R> {
  return enumerated(YES_NO, (risk) => (read(risk) ? 'Yes' : 'No'), fact);
}
