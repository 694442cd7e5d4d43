import { chosenBy, type Choices, type Chosen } from '@cotiza/insurers-tariff';
import { defined } from '@cotiza/kernel';

/** Draws from a seeded sequence: the same seed gives the same portfolio on every machine. */
export interface Draw {
  /** Draws a number from `min` up to, not including, `max`. */
  between(min: number, max: number): number;
  /** Draws an integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  /** Returns true with a probability. */
  chance(probability: number): boolean;
  /** Draws a value by weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
}

/** Mulberry32: thirty-two bits of state are plenty for a portfolio. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (min, max) => min + (max - min) * next(),
    integer: (min, max) => min + Math.floor((max - min + 1) * next()),
    chance: (probability) => next() < probability,
    weighted: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      const entries = Object.entries(weights) as [T, number][];
      const sum = entries.reduce((total, [, weight]) => total + weight, 0);
      let left = next() * sum;
      const found = entries.find(([, weight]) => (left -= weight) < 0);
      return (found ?? defined(entries.at(-1), 'value to draw'))[0];
    },
  };
}

/** Draws each fact that depends on no other. A flag that never holds takes no number, so the rest of the portfolio stays. */
export const drawChoices = <C extends Choices>(draw: Draw, choices: C): Chosen<C> =>
  chosenBy(
    choices,
    ({ weights }) => draw.weighted(weights),
    ({ chance }) => chance > 0 && draw.chance(chance),
  );
