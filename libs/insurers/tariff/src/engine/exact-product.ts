import type { Cents } from '@cotiza/kernel';

/** Factors have four decimals at most. As integers they are ten-thousandths, which no product of theirs can blur. */
export const FACTOR_UNIT = 10_000;

const EXACT_UNIT = BigInt(FACTOR_UNIT);

/**
 * Distance from half a cent, for each cent of the amount, within which the rounding of a product of doubles is in doubt. Thirty
 * products, each rounded twice in the sixteenth digit, stay far below it.
 */
const DOUBT = 1e-13;

/** A decimal of a rate book in ten-thousandths. */
export function unitsOf(factor: number): number {
  return Math.round(factor * FACTOR_UNIT);
}

/**
 * `base` times some factors, rounded to the cent once, half up, and exactly. Doubles say it but where they come within their error of
 * half a cent; integers decide there.
 *
 * @param factors in ten-thousandths
 * @param chosen positions of those that multiply
 */
export function roundedProduct(
  base: Cents,
  factors: readonly number[],
  chosen: readonly number[],
  last: number,
): Cents {
  let amount = (base * last) / FACTOR_UNIT;
  for (let at = 0; at < chosen.length; at++) amount = (amount * factors[chosen[at]!]!) / FACTOR_UNIT;
  const whole = Math.floor(amount);
  const fraction = amount - whole;
  if (Math.abs(fraction - 0.5) > amount * DOUBT + Number.EPSILON) return fraction > 0.5 ? whole + 1 : whole;
  return exactly(base, factors, chosen, last);
}

function exactly(base: Cents, factors: readonly number[], chosen: readonly number[], last: number): Cents {
  let product = BigInt(base) * BigInt(last);
  for (const position of chosen) product *= BigInt(factors[position]!);
  const unit = EXACT_UNIT ** BigInt(chosen.length + 1);
  return Number((2n * product + unit) / (2n * unit));
}
