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
const YES_NO = ['No', 'Yes'] as const;

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

/** A fact with a closed list of values. */
export interface Choice<V extends string = string> {
  readonly values: readonly V[];
  /** The share of each value in a portfolio. */
  readonly weights: Readonly<Record<V, number>>;
  /** Spanish noun phrase for the customer, as in `Variable`. */
  readonly fact: string;
}

/** A fact that holds or does not. */
export interface Flag {
  /** The share of risks for which it holds in a portfolio, from 0 to 1; 0 while it is not known. */
  readonly chance: number;
  /** As in `Choice`. */
  readonly fact: string;
}

/**
 * Facts of a line that depend on no other fact, by name. The type of the risk, the variables of rate books, the portfolio and
 * the risks of tests follow from them.
 */
export type Choices = Readonly<Record<string, Choice | Flag>>;

/** The part of a risk that its choices describe. */
export type Chosen<C extends Choices> = { readonly [K in keyof C]: C[K] extends Choice<infer V> ? V : boolean };

export function choice<V extends string>(
  { values }: Enumeration<V>,
  weights: Readonly<Record<V, number>>,
  fact: string,
): Choice<V> {
  return { values, weights, fact };
}

export const flag = (chance: number, fact: string): Flag => ({ chance, fact });

/** Replaces each choice by what is made of it. */
export function mapChoices<T>(
  choices: Choices,
  ofChoice: (row: Choice, name: string) => T,
  ofFlag: (row: Flag, name: string) => T,
): Record<string, T> {
  const entries = Object.entries(choices);
  return Object.fromEntries(
    entries.map(([name, row]) => [name, 'chance' in row ? ofFlag(row, name) : ofChoice(row, name)]),
  );
}

/** Chooses a value for each row. */
export const chosenBy = <C extends Choices>(
  choices: C,
  ofChoice: (row: Choice) => string,
  ofFlag: (row: Flag) => boolean,
): Chosen<C> => mapChoices<string | boolean>(choices, ofChoice, ofFlag) as Chosen<C>;

/** Returns the variables of rate books, by the names of the rows. */
export function choiceVariables<C extends Choices>(choices: C): Readonly<Record<string, Variable<Chosen<C>>>> {
  return mapChoices<Variable<Chosen<C>>>(
    choices,
    ({ values, fact }, name) => enumerated(values, (risk) => String(risk[name]), fact),
    ({ fact }, name) => yesNo((risk) => risk[name] === true, fact),
  );
}
